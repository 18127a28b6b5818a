import type { AssociatedItem, ImplItem, Item, TraitItem } from '../tree/tree'

/** A declaration known by its name or, for an impl, its type; parsed on demand, because most programs need few. */
export type Outlined = OutlinedModule | OutlinedImpl | OutlinedTrait | OutlinedItem

type OutlinedModule = { kind: 'OutlinedModule'; name: string; items: readonly Declared[] }

/** `head` is the impl's type without arguments; `*` is any type. */
type OutlinedImpl = {
  kind: 'OutlinedImpl'
  head: string
  trait: string | undefined
  read: () => WithMembers<ImplItem>
}

/** A trait by name; its head and members are parsed separately. */
type OutlinedTrait = { kind: 'OutlinedTrait'; name: string; read: () => WithMembers<TraitItem> }

type OutlinedItem = { kind: 'OutlinedItem'; name: string; isType: boolean; isValue: boolean; read: () => Item }

export type OutlinedMember = {
  kind: 'OutlinedMember'
  name: string
  of: AssociatedItem['kind']
  read: () => AssociatedItem
}

type WithMembers<Node> = { node: Node; members: readonly (AssociatedItem | OutlinedMember)[] }

export type Declared = Item | Outlined

type Read = (text: string) => Item[]

const HEAD = /^(?:#\[derive\(.*?\)\]\s*)?(?:pub )?(mod|impl|trait|struct|enum|fn|const|static|type|use)\b *(\w*)/
const MEMBER = /^(?:pub )?(fn|const|type) (\w+)/
const MEMBER_KINDS = { fn: 'Fn', const: 'Const', type: 'TypeAlias' } as const

/**
 * Requires a fixed layout: items start a line; nested ones are indented by two spaces or on the same line. Modules and
 * traits may have several parts.
 */
export function outlineOf(text: string, read: Read, indent = 0): Declared[] {
  const items = new Map<string, string[]>()
  for (const part of partsOf(text, indent)) {
    const [, kind = '', name = ''] = HEAD.exec(part) ?? []
    const key = kind === 'mod' || kind === 'trait' ? `${kind} ${name}` : String(items.size)
    const known = items.get(key)
    if (known) known.push(part)
    else items.set(key, [part])
  }
  return [...items.values()].flatMap((parts) => outlined(parts, read, indent))
}

function partsOf(text: string, indent: number): string[] {
  return text.split(new RegExp(`(?<!\\]\\n)^(?= {${indent}}[^\\s}])`, 'm')).flatMap((part) => part.trim() || [])
}

function outlined(parts: readonly string[], read: Read, indent: number): Declared[] {
  const text = parts[0]!
  const [, kind, name = ''] = HEAD.exec(text) ?? []
  switch (kind) {
    case 'mod': {
      const insides = parts.map(insideOf)
      const items = insides.filter(isOneLine).flatMap(read)
      const further = insides.filter((inside) => !isOneLine(inside)).join('\n')
      return [{ kind: 'OutlinedModule', name, items: [...items, ...outlineOf(further, read, indent + 2)] }]
    }
    case 'impl':
      return [{ kind: 'OutlinedImpl', ...implHead(text), read: () => withMembers([text], read, indent) }]
    case 'trait':
      return [{ kind: 'OutlinedTrait', name, read: () => withMembers(parts, read, indent) }]
    case undefined:
    case 'use':
      return read(text)
    default: {
      const isType = kind === 'struct' || kind === 'enum' || kind === 'type'
      const isValue = !isType || (kind === 'struct' && !text.includes('{'))
      return [{ kind: 'OutlinedItem', name, isType, isValue, read: () => read(text)[0]! }]
    }
  }
}

const isOneLine = (text: string) => !text.includes('\n')

function insideOf(text: string): string {
  return text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'))
}

function withMembers<Node>(parts: readonly string[], read: Read, indent: number): WithMembers<Node> {
  const [node] = read(`${parts[0]!.slice(0, parts[0]!.indexOf('{'))}{}`)
  return { node: node as Node, members: parts.flatMap((part) => membersOf(insideOf(part), read, indent + 2)) }
}

function membersOf(inside: string, read: Read, indent: number): (AssociatedItem | OutlinedMember)[] {
  if (inside.trim() === '') return []
  if (isOneLine(inside)) return readMembers(inside, read)
  return partsOf(inside, indent).map((text) => {
    const [, kind, name = ''] = MEMBER.exec(text) ?? []
    const of = MEMBER_KINDS[kind as keyof typeof MEMBER_KINDS]
    return { kind: 'OutlinedMember', name, of, read: () => readMembers(text, read)[0]! }
  })
}

function readMembers(text: string, read: Read): AssociatedItem[] {
  return (read(`impl X{${text}}`)[0] as ImplItem).items
}

export function implHead(text: string): { head: string; trait: string | undefined } {
  const written = text
    .slice('impl'.length, text.indexOf('{'))
    .replace(/\s+/g, ' ')
    .replace(/ where .*/, '')
  const genericsEnd = endOfGenerics(written)
  const generics = written.slice(0, genericsEnd)
  const [first = '', second] = written.slice(genericsEnd).split(' for ')
  const type = (second ?? first).trim()
  const isParameter = /^\w+$/.test(type) && new RegExp(`[<,] ?${type}\\b`).test(generics)
  return { head: isParameter ? '*' : headOf(type), trait: second === undefined ? undefined : lastName(first.trim()) }
}

/** The offset after the generic parameters; 0 if there are none. */
function endOfGenerics(text: string): number {
  if (text[0] !== '<') return 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1
    else if (text[at] === '>' && text[at - 1] !== '-' && (depth -= 1) === 0) return at + 1
  }
  return text.length
}

function headOf(type: string): string {
  if (type.startsWith('&')) return type.startsWith('&mut ') ? '&mut' : '&'
  if (type.startsWith('(')) return '()'
  if (type.startsWith('[')) return type.includes(';') ? '[;]' : '[]'
  return type.startsWith('dyn ') ? `dyn ${lastName(type.slice(4))}` : lastName(type)
}

/** `Vec` of `crate::vec::Vec<T>`. */
function lastName(path: string): string {
  return /^(?:\w+::)*(\w+)/.exec(path)?.[1] ?? ''
}
