/// A project of two modifiers whose tokens alias each other over three files, with a component, a document and a pair.
enum Harbour {
  static let files = [
    "themes/sea/base.tokens.json": """
    {"palette": {"$type": "color", "$description": "Raw.",
      "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
      "foam": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}, "$deprecated": "use color.ground"}},
     "color": {
      "text": {"$value": "{palette.ink}",
        "$description": "What is read, on whatever ground there is, by everybody who comes along the quay at any hour of day."},
      "ground": {"$value": "{palette.foam}"}},
     "label": {"text": {"$value": "{color.text}"}},
     "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}
    """,
    "themes/sea/night.tokens.json": """
    {"color": {"text": {"$value": "{palette.foam}"}, "ground": {"$value": "{palette.ink}"}}}
    """,
    "themes/sea/big.tokens.json": """
    {"gap": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}
    """,
    "themes/sea/sea.resolver.json": """
    {"version": "2025.10",
     "modifiers": {
      "theme": {"contexts": {"day": [], "night": [{"$ref": "night.tokens.json"}]}},
      "size": {"contexts": {"small": [], "middle": [], "big": [{"$ref": "big.tokens.json"}]}}},
     "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.tokens.json"}]},
      {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
    """,
    "themes/sea/theme.yaml": """
    name: Sea
    canvas: color.ground
    swift: {color.text: Color.seaText}
    contrast: {pairs: [{requirement: text, foreground: color.text, background: color.ground}]}
    """,
    "themes/sea/components/sign/component.yaml": """
    title: Sign
    description: It says where you are.
    variants: [{name: default, title: Default}]
    """,
    "themes/sea/components/sign/default.html": "<p class=\"sign\">Here</p>\n",
    "themes/sea/components/sign/component.css": ".sign { color: var(--sea-label-text); }\n",
    "content/sea/index.md": """
    ---
    title: The sea
    description: What it looks like.
    ---

    Text is `{color.text}`.

    ```specimen swatches
    - color.*
    ```

    """,
  ]
}
