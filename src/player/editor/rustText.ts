import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { bracketMatching, indentOnInput, indentService, indentUnit } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

/** As many spaces as one step to the right is wide. */
const INDENT_WIDTH = 4

/** What the editor knows of a Rust text without reading it: comments, pairs, and how far lines stand to the right. */
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
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
]

const OPENING = /[([{]\s*(\/\/.*)?$/
const CLOSING = /^\s*[)\]}]/
/** A method on a line of its own, and the end of what it belongs to. */
const CHAINED = /^\s*\.[^.]/
const ENDED = /[;,]\s*(\/\/.*)?$/

/**
 * How far to the right a line belongs: as far as the one before it, one step more behind an open delimiter, and one less
 * where it begins with a closing one. A chain of methods stands one step further than what it begins with.
 */
export function indentationOf(line: string, before: string, column: number): number {
  const opens = OPENING.test(before) || (CHAINED.test(line) && !CHAINED.test(before))
  const closes = CLOSING.test(line) || (CHAINED.test(before) && !CHAINED.test(line) && ENDED.test(before))
  return Math.max(0, column + (opens ? INDENT_WIDTH : 0) - (closes ? INDENT_WIDTH : 0))
}
