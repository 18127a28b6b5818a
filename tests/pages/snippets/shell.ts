import type { LineError } from '../../../src/markdown/contentError'
import type { Fence } from '../../../src/markdown/fences/fence'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import type { DeclaringTable } from '../../../src/markdown/symbols/readSymbols'

type Command = { flags: Map<string, { takesValue: boolean }>; args: { name: string; isRequired: boolean }[] }

/** Documented commands, including `turbo`. */
export type DocumentedCommands = ReadonlyMap<string, Command>

/** Flags and arguments in the CLI guide's tables. */
export function documentedCommands(tables: readonly DeclaringTable[]): DocumentedCommands {
  const commands = new Map<string, Command>()
  for (const { symbol, column, rows } of tables) {
    if (column !== 'Flag' || !symbol || !/^turbo\b/.test(symbol)) continue
    const { flags, args }: Command = { flags: new Map(), args: [] }
    for (const { names, value, isRequired } of rows) {
      const [first = ''] = names
      if (first.startsWith('-')) for (const name of names) flags.set(name, { takesValue: value !== null })
      else args.push({ name: first, isRequired })
    }
    commands.set(symbol, { flags, args })
  }
  return commands
}

/** Errors in lines that call `turbo`, and the number of these lines. */
export function checkShell({ meta, program }: Fence, commands: DocumentedCommands) {
  const errors: LineError[] = []
  let count = 0
  for (const { text, line } of joinedLines(program)) {
    for (const part of text.replace(/(^|\s)#.*$/, '').split(/&&|\|\||[;|]/)) {
      const [name, ...words] = part.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
      if (name !== 'turbo') continue
      count += 1
      errors.push(...commandProblems(words, commands, meta.isSignature).map((problem) => ({ line, ...problem })))
    }
  }
  return { errors, count }
}

function joinedLines(lines: readonly WrittenLine[]): WrittenLine[] {
  const joined: WrittenLine[] = []
  let open: WrittenLine | undefined
  for (const { text, line } of lines) {
    const continued = text.endsWith('\\')
    const own = continued ? text.slice(0, -1) : text
    if (open) open.text += ` ${own}`
    else joined.push((open = { text: own, line }))
    if (!continued) open = undefined
  }
  return joined
}

type Problem = Omit<LineError, 'line'>

function commandProblems(words: readonly string[], commands: DocumentedCommands, isSignature: boolean): Problem[] {
  const isPlaceholder = (word: string) => isSignature && /^[<[]/.test(word)
  const [first] = words
  const isNamed = first !== undefined && !first.startsWith('-') && !isPlaceholder(first)
  const symbol = isNamed ? `turbo ${first}` : 'turbo'
  const command = commands.get(symbol)
  if (!command) {
    const known = [...commands.keys()].filter((name) => name !== 'turbo').join(', ')
    return [{ problem: `\`${symbol}\` is not a documented command`, remedy: `use one of ${known}` }]
  }
  const problems: Problem[] = []
  const rest = isNamed ? words.slice(1) : words
  let position = 0
  let wantsInfo = false
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? ''
    if (word === '[OPTIONS]' && isSignature) continue
    if (!word.startsWith('-')) {
      position += 1
      continue
    }
    const [name = '', attached] = word.split('=')
    const flag = command.flags.get(name)
    if (!flag) {
      const known = [...command.flags.keys()].join(', ') || 'none'
      problems.push({ problem: `\`${symbol}\` has no flag \`${name}\``, remedy: `its flags: ${known}` })
    } else if (flag.takesValue && attached === undefined) {
      index += 1
      if (index >= rest.length) problems.push({ problem: `\`${name}\` has no value`, remedy: `write ${name} <value>` })
    } else if (['--help', '--version', '-h', '-v', '-V'].includes(name)) wantsInfo = true
  }
  const required = command.args.filter(({ isRequired }) => isRequired).length
  if (position > command.args.length) {
    const known = command.args.map(({ name }) => name).join(', ') || 'none'
    problems.push({ problem: `\`${symbol}\` has too many arguments`, remedy: `its arguments: ${known}` })
  } else if (position < required && !wantsInfo) {
    problems.push({ problem: `\`${symbol}\` lacks ${command.args[position]?.name}`, remedy: 'add it to the line' })
  }
  return problems
}
