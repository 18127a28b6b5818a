import { check } from '../checker/check'
import type { Declarations } from '../declarations/declarations'
import { parseProgram } from '../parser/parseProgram'
import { associatedOf, cratesIn, membersOf, namesAt, namesIn, openFields, typesIn } from './atCaret'
import { balanced } from './balanced'
import type { Suggestion } from './suggestion'

/** Stands for the name that is being written. */
const CARET_NAME = 'name_at_the_caret'

/**
 * What a program may name at a place where a name is being written, whatever else is wrong with it: the name, which may
 * still be missing, is read as one that nothing has.
 */
export function suggestionsAt(written: string, place: number, declarations: Declarations): readonly Suggestion[] {
  const { text, offset } = balanced(written, place)
  const before = text.slice(0, offset).replace(/\w*$/, '')
  const after = text.slice(offset).replace(/^\w*/, '')
  // A statement that is not ended yet would swallow the next one
  for (const end of ['', ';']) {
    const { tree } = parseProgram(before + CARET_NAME + end + after, declarations)
    let found: readonly Suggestion[] | undefined
    const note = (name: string | undefined, suggestions: () => Suggestion[]) => {
      if (name === CARET_NAME) found ??= suggestions()
    }
    check(tree, declarations, {
      member: (body, name, steps) => note(name, () => membersOf(body, steps)),
      associated: (body, name, type) => note(name, () => associatedOf(body, type)),
      unknown: (body, path) =>
        note(path.at(-1), () => (path.length > 1 ? namesAt(body.scope.module, path.slice(0, -1)) : namesIn(body))),
      unknownType: (scope, { segments }) => {
        const path = segments.map(({ name }) => name.name)
        note(path.at(-1), () => (path.length > 1 ? namesAt(scope.module, path.slice(0, -1)) : typesIn(scope)))
      },
      unknownImport: (module, path) =>
        note(path.at(-1), () => (path.length > 1 ? namesAt(module, path.slice(0, -1)) : cratesIn(module))),
      unknownField: (body, name, fields, owner) => note(name, () => openFields(body, fields, owner)),
    })
    if (found) return found
  }
  return []
}
