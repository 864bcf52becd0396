/// The cascade layers of a style sheet (CSS Cascade 5, section 6.4). Layer 0 is that of rules in no layer.
struct LayerTree {
  private struct Layer {
    /// Nil for one without a name, which no other rule can join.
    let name: String?
    var children: [Int] = []
  }

  private var layers = [Layer(name: nil)]

  /// The layer of that name in another, as it is known or from now on.
  mutating func layer(_ path: [String], in outer: Int) -> Int {
    var current = outer
    for name in path {
      current = layers[current].children.first { layers[$0].name == name } ?? add(name, in: current)
    }
    return current
  }

  mutating func anonymousLayer(in outer: Int) -> Int { add(nil, in: outer) }

  private mutating func add(_ name: String?, in outer: Int) -> Int {
    layers.append(Layer(name: name))
    layers[outer].children.append(layers.count - 1)
    return layers.count - 1
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
