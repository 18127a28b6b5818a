import { check } from '../checker/check'
import type { Declarations } from '../declarations/declarations'
import type { Module } from '../items/module'
import { parseProgram } from '../parser/parseProgram'
import { associatedOf, cratesIn, membersOf, namesAt, namesIn, openFields, type Suggestion, typesIn } from './atCaret'
import { type Use, usesIn } from '../uses/uses'
import { Diagnostics } from '../diagnostics/diagnostic'
import { tokenize } from '../tokens/tokenize'

const CARET_NAME = 'name_at_the_caret'

/** Also works in programs with errors: a placeholder replaces the name being typed. */
export function suggestionsAt(written: string, place: number, declarations: Declarations): readonly Suggestion[] {
  const { text, offset } = balanced(written, place)
  const before = text.slice(0, offset).replace(/\w*$/, '')
  const after = text.slice(offset).replace(/^\w*/, '')
  // Without `;`, the next statement would become part of this one
  for (const end of ['', ';']) {
    const { tree } = parseProgram(before + CARET_NAME + end + after, declarations)
    let found: readonly Suggestion[] | undefined
    const note = (name: string | undefined, suggestions: () => Suggestion[]) => {
      if (name === CARET_NAME) found ??= suggestions()
    }
    const notePath = (module: Module, path: readonly string[], alone: () => Suggestion[]) =>
      note(path.at(-1), () => (path.length > 1 ? namesAt(module, path.slice(0, -1)) : alone()))
    check(tree, declarations, {
      watch: {
        member: (body, name, steps) => note(name, () => membersOf(body, steps)),
        associated: (body, name, type) => note(name, () => associatedOf(body, type)),
        unknown: (body, path) => notePath(body.scope.module, path, () => namesIn(body)),
        unknownType: (scope, { segments }) => {
          const path = segments.map(({ name }) => name.name)
          notePath(scope.module, path, () => typesIn(scope))
        },
        unknownImport: (module, path) => notePath(module, path, () => cratesIn(module)),
        unknownField: (body, name, fields, owner) => note(name, () => openFields(body, fields, owner)),
      },
    })
    if (found) return found
  }
  return []
}

/** The longest declaration of the host that the word is part of, or the program's own. */
export function meaningAt(
  written: string,
  place: number,
  declarations: Declarations,
): { uses: readonly Use[]; named: Suggestion | undefined } {
  const { text, offset } = balanced(written, place)
  const word = /\w*$/.exec(text.slice(0, offset))![0] + /^\w*/.exec(text.slice(offset))![0]
  const uses = usesIn(text, declarations).filter(({ span }) => span.start <= offset && offset < span.end)
  // The pages document the host's declarations
  const isHosts = uses.some((use) => !('crate' in use) || use.crate !== 'std')
  const named = isHosts ? undefined : suggestionsAt(text, offset, declarations).find(({ name }) => name === word)
  return { uses, named }
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Closes open delimiters, so that unfinished code can be parsed, and adjusts the offset. */
export function balanced(text: string, offset: number): { text: string; offset: number } {
  const open: string[] = []
  let [closed, copied, moved] = ['', 0, offset]
  const close = (place: number, count: number) => {
    const missing = open
      .splice(open.length - count)
      .reverse()
      .join('')
    closed += text.slice(copied, place) + missing
    copied = place
    if (place < offset) moved += missing.length
  }
  for (const { kind, text: sign, start } of tokenize(text, new Diagnostics())) {
    if (kind === 'open') open.push(CLOSING[sign]!)
    if (kind !== 'close') continue
    const at = open.lastIndexOf(sign)
    // An unmatched closing delimiter stays an error
    if (at < 0) continue
    close(start, open.length - 1 - at)
    open.pop()
  }
  close(text.length, open.length)
  return { text: closed, offset: moved }
}
