import { bracketMatching, indentOnInput, indentService, indentUnit } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'

const INDENT_WIDTH = 4

/** Comments, brackets and indentation of Rust, without parsing. */
export const rustText: Extension = [
  EditorState.languageData.of(() => [
    {
      commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
      closeBrackets: { brackets: ['(', '[', '{', '"'] },
      indentOnInput: /^\s*[)\]}]$/,
    },
  ]),
  indentUnit.of(' '.repeat(INDENT_WIDTH)),
  indentService.of((context, position) => {
    const { text, from } = context.lineAt(position)
    let before = from
    while (before > 0) {
      const line = context.lineAt(before, -1)
      if (line.from < from && /\S/.test(line.text))
        return indentationOf(text, line.text, context.lineIndent(before, -1))
      before = line.from === before ? before - 1 : line.from
    }
    return 0
  }),
  indentOnInput(),
  bracketMatching({ brackets: '()[]{}' }),
]

const OPENING = /[([{]\s*(\/\/.*)?$/
const CLOSING = /^\s*[)\]}]/
/** A method call on its own line, and the end of such a chain. */
const CHAINED = /^\s*\.[^.]/
const ENDED = /[;,]\s*(\/\/.*)?$/

/**
 * That of the previous line, one step more after an opening delimiter or for a method chain, one less for a closing
 * one.
 */
export function indentationOf(line: string, before: string, column: number): number {
  const opens = OPENING.test(before) || (CHAINED.test(line) && !CHAINED.test(before))
  const closes = CLOSING.test(line) || (CHAINED.test(before) && !CHAINED.test(line) && ENDED.test(before))
  return Math.max(0, column + (opens ? INDENT_WIDTH : 0) - (closes ? INDENT_WIDTH : 0))
}
