/// The cascade layers of a style sheet (CSS Cascade 5, section 6.4). Layer 0 is that of rules in no layer.
struct LayerTree {
  private struct Layer {
    var children: [Int] = []
    /// Those with a name, which other rules can join.
    var named: [String: Int] = [:]
  }

  private var layers = [Layer()]

  /// The layer of that name in another, as it is known or from now on.
  mutating func layer(_ path: [String], in outer: Int) -> Int {
    var current = outer
    for name in path {
      current = layers[current].named[name] ?? add(name, in: current)
    }
    return current
  }

  mutating func anonymousLayer(in outer: Int) -> Int { add(nil, in: outer) }

  private mutating func add(_ name: String?, in outer: Int) -> Int {
    let layer = layers.count
    layers.append(Layer())
    layers[outer].children.append(layer)
    if let name { layers[outer].named[name] = layer }
    return layer
  }

  /// The rank of each layer: those in a layer come before its own rules.
  var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: layers.count)
    var next = 0
    var stack = [(layer: 0, child: 0)]
    while let (layer, child) = stack.last {
      if child < layers[layer].children.count {
        stack[stack.count - 1].child += 1
        stack.append((layers[layer].children[child], 0))
      } else {
        ranks[layer] = next
        next += 1
        stack.removeLast()
      }
    }
    return ranks
  }
}
