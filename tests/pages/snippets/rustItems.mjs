/**
 * A function as it is written in Rust, on a page or in the crate: its name, receiver, parameters and the type it returns.
 * Types that are left out are undefined.
 */
export function functionOf(text) {
  const [head, name] = /^(?:pub )?(?:fn )?([\w:]+)(?:<[^>]*>)?\(/.exec(text) ?? []
  if (!head) return undefined
  const { parts, end } = partsUpToClosing(text.slice(head.length))
  const hasReceiver = /^&?(?:mut )?self$/.test(parts[0])
  return {
    name,
    receiver: hasReceiver ? parts[0] : undefined,
    params: parts.slice(hasReceiver ? 1 : 0).map(paramOf),
    result: /^ -> (.+?)\s*[{;]?$/.exec(text.slice(head.length + end + 1))?.[1],
  }
}

/** The arguments of a macro call by name, such as `x = 0`. */
export function namedArgumentsOf(call) {
  const { parts } = partsUpToClosing(call.slice(call.indexOf('(') + 1))
  return new Map(parts.map((part) => /^(\w+) = (.+)$/.exec(part)).flatMap((found) => (found ? [found.slice(1)] : [])))
}

/** `_x: f32` is called x: the crate marks what it does not use. A pair of names `(x, y)` is what the crate calls xy. */
function paramOf(text) {
  const [, pattern, type] = /^(\([^)]*\)|\w+)(?:: (.+))?$/.exec(text) ?? [text, text]
  return { name: pattern.replace(/^_|[(), ]/g, ''), type }
}

/** Cuts a text at its commas up to the bracket that closes it. Commas inside further brackets do not count. */
function partsUpToClosing(text) {
  const parts = ['']
  let depth = 0
  let end = 0
  for (; end < text.length; end += 1) {
    const isArrow = text[end] === '>' && text[end - 1] === '-'
    if ('([{<'.includes(text[end])) depth += 1
    else if (')]}>'.includes(text[end]) && !isArrow) depth -= 1
    if (depth < 0) break
    if (text[end] === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += text[end]
  }
  return { parts: parts.map((part) => part.trim()).filter(Boolean), end }
}

/**
 * The functions, methods and variants that a Rust source declares, by path. It must be formatted as rustfmt does it: one
 * declaration a line, blocks closed at the indent at which they open. Trait implementations, function bodies and
 * `macro_rules!` declare nothing; a call such as `methods! { … }` declares what stands in it.
 */
export function rustItemsOf(source, module) {
  const items = new Map()
  const blocks = [{ indent: -1, name: module }]
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.search(/\S/)
    const text = line.trim()
    while (blocks.at(-1).indent >= indent) blocks.pop()
    const isDeclaring = blocks.every(({ name }) => name !== undefined)
    // A type goes by its name alone, whatever its module
    const path = blocks
      .slice(
        Math.max(
          0,
          blocks.findLastIndex(({ isType }) => isType),
        ),
      )
      .map((block) => block.name)
    const pathOf = (name) => [...path, name].filter(Boolean).join('::')
    if (isDeclaring && /^(?:pub )?fn \w/.test(text)) {
      const declared = functionOf(text)
      items.set(pathOf(declared.name), { kind: 'function', ...declared })
    } else if (isDeclaring && blocks.at(-1).isEnum) {
      const [, name, value] = /^(\w+)(?: = (.+))?,$/.exec(text) ?? []
      if (name) items.set(pathOf(name), { kind: 'variant', value })
    }
    if (text.endsWith('{')) blocks.push({ indent, ...blockOf(text) })
  }
  return items
}

/** What a line opens. A block without a name declares nothing that can be called by a path. */
function blockOf(text) {
  const [, kind, name] = /^(?:pub )?(mod|trait|enum) (\w+)(?:: .+)? \{$/.exec(text) ?? []
  if (kind) return { name, isType: kind !== 'mod', isEnum: kind === 'enum' }
  const isCall = /^(?!macro_rules)\w+! \{$/.test(text)
  return isCall ? { name: '' } : { name: /^impl(?:<.+>)? (\w+)(?:<[^>]*>)? \{$/.exec(text)?.[1], isType: true }
}
