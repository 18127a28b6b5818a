import type { SymbolReference } from './symbolReference'
import type { SymbolTable } from '../../lib/symbols/symbols'

/** Commands of the CLI and their flags. */
export function bashReferences(code: string, table: SymbolTable): SymbolReference[] {
  return [...code.matchAll(/(?<=^|&&|;|\n)[^\S\n]*turbo\b[^\n;&#]*/g)].flatMap((call) => commandReferences(call, table))
}

function commandReferences(call: RegExpMatchArray, table: SymbolTable): SymbolReference[] {
  const words = [...call[0].matchAll(/\S+/g)].map((word) => ({ text: word[0], start: call.index! + word.index }))
  const [program, subcommand] = words
  const command = table.ofKind(`${program?.text} ${subcommand?.text}`, 'command')
  const name = command?.name ?? 'turbo'
  const references = command ? [{ start: program!.start, end: endOf(subcommand!), symbol: command.name }] : []
  for (const word of words) {
    const symbol = word.text.startsWith('-') ? table.flagOf(name, word.text) : undefined
    if (symbol) references.push({ start: word.start, end: endOf(word), symbol: symbol.name })
  }
  return references
}

function endOf({ text, start }: { text: string; start: number }) {
  return start + text.length
}
