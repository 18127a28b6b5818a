/** A parameter of a function; its type is undefined where it is left out. */
export type RustParam = { name: string; type: string | undefined }

/** A function as it is written in Rust, on a page or in the crate. What is left out is undefined. */
export type RustFunction = {
  name: string
  receiver: string | undefined
  params: RustParam[]
  /** The type that it returns. */
  result: string | undefined
}

/** What a Rust source declares and can be called by a path. */
export type RustItem = ({ kind: 'function' } & RustFunction) | { kind: 'variant'; value: string | undefined }

/** Reads a function; undefined where the text is none. */
export function functionOf(text: string): RustFunction | undefined {
  const [head, name] = /^(?:pub )?(?:fn )?([\w:]+)(?:<[^>]*>)?\(/.exec(text) ?? []
  if (head === undefined || name === undefined) return undefined
  const { parts, end } = partsUpToClosing(text.slice(head.length))
  const hasReceiver = /^&?(?:mut )?self$/.test(parts[0] ?? '')
  return {
    name,
    receiver: hasReceiver ? parts[0] : undefined,
    params: parts.slice(hasReceiver ? 1 : 0).map(paramOf),
    result: /^ -> (.+?)\s*[{;]?$/.exec(text.slice(head.length + end + 1))?.[1],
  }
}

/** The arguments of a macro call by name, such as `x = 0`. */
export function namedArgumentsOf(call: string): Map<string, string> {
  const { parts } = partsUpToClosing(call.slice(call.indexOf('(') + 1))
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name, value] = /^(\w+) = (.+)$/.exec(part) ?? []
      return name !== undefined && value !== undefined ? [[name, value]] : []
    }),
  )
}

/** `_x: f32` is called x: the crate marks what it does not use. A pair of names `(x, y)` is what the crate calls xy. */
function paramOf(text: string): RustParam {
  const [, pattern = text, type] = /^(\([^)]*\)|\w+)(?:: (.+))?$/.exec(text) ?? []
  return { name: pattern.replace(/^_|[(), ]/g, ''), type }
}

/** Cuts a text at its commas up to the bracket that closes it. Commas inside further brackets do not count. */
function partsUpToClosing(text: string): { parts: string[]; end: number } {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let end = 0
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end)
    const isArrow = sign === '>' && text[end - 1] === '-'
    if ('([{<'.includes(sign)) depth += 1
    else if (')]}>'.includes(sign) && !isArrow) depth -= 1
    if (depth < 0) break
    if (sign === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  parts.push(part)
  return { parts: parts.map((part) => part.trim()).filter(Boolean), end }
}

/**
 * The functions, methods and variants that a Rust source declares, by path. It must be formatted as rustfmt does it: one
 * declaration a line, blocks closed at the indent at which they open. Trait implementations, private functions, function
 * bodies and `macro_rules!` declare nothing; a call such as `methods! { … }` declares what stands in it.
 */
export function rustItemsOf(source: string, module: string): Map<string, RustItem> {
  const items = new Map<string, RustItem>()
  const file: Block = { indent: -1, name: module }
  const blocks = [file]
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.search(/\S/)
    const text = line.trim()
    while ((blocks.at(-1) ?? file).indent >= indent) blocks.pop()
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
    const pathOf = (name: string) => [...path, name].filter(Boolean).join('::')
    const isOpen = blocks.some(({ isPublic }) => isPublic)
    const declared = isDeclaring && (isOpen ? /^fn \w/ : /^pub fn \w/).test(text) ? functionOf(text) : undefined
    if (declared) items.set(pathOf(declared.name), { kind: 'function', ...declared })
    else if (isDeclaring && blocks.at(-1)?.isEnum) {
      const [, name, value] = /^(\w+)(?: = (.+))?,$/.exec(text) ?? []
      if (name) items.set(pathOf(name), { kind: 'variant', value })
    }
    if (text.endsWith('{')) blocks.push({ indent, ...blockOf(text) })
  }
  return items
}

/**
 * What a line opens. A block without a name declares nothing that can be called by a path; in a public one, everything is
 * public without saying so.
 */
type Block = { indent: number; name: string | undefined; isType?: boolean; isEnum?: boolean; isPublic?: boolean }

function blockOf(text: string): Omit<Block, 'indent'> {
  const [, kind, name] = /^pub (mod|trait|enum) (\w+)(?:: .+)? \{$/.exec(text) ?? []
  if (kind) return { name, isType: kind !== 'mod', isEnum: kind === 'enum', isPublic: kind === 'trait' }
  const isCall = /^(?!macro_rules)\w+! \{$/.test(text)
  return isCall
    ? { name: '', isPublic: true }
    : { name: /^impl(?:<.+>)? (\w+)(?:<[^>]*>)? \{$/.exec(text)?.[1], isType: true }
}
