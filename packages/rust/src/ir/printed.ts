import type { Program } from './program'

/** A program as readable text, for tests and debugging. */
export function printed(program: Program): string {
  const { version, frame, states, stateShape, ...tables } = program
  const head = `version ${version}, frame ${frame ?? 'none'}, states [${states.join(' ')}] ${stateShape ?? ''}`.trim()
  const sections = Object.entries(tables).map(
    ([name, entries]) => `${name}\n${entries.map((entry, id) => `  ${id}: ${shown(entry, '  ')}\n`).join('')}`,
  )
  return [`${head}\n`, ...sections].join('\n')
}

/** Properties that hold a node's kind. */
const TAGS = ['op', 'is', 'in', 'kind']
const WIDTH = 100

/** Each part is on its own line unless all fit on one. */
function shown(part: unknown, indent: string): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? ''
  const inner = `${indent}  `
  const parts = partsOf(part, inner)
  const [open, close] = Array.isArray(part) ? '[]' : '()'
  const line = open + parts.join(' ') + close
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  const [first = '', ...rest] = parts
  return `${open}${first}${rest.map((each) => `\n${inner}${each}`).join('')}${close}`
}

function partsOf(part: object, indent: string): string[] {
  if (Array.isArray(part)) return part.map((item) => shown(item, indent))
  const entries = Object.entries(part).filter(([, value]) => value !== undefined)
  return entries.map(([name, value]) => (TAGS.includes(name) ? String(value) : `${name}=${shown(value, indent)}`))
}
