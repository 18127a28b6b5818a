import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { bracketMatching, indentOnInput, indentService, indentUnit } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { INDENT_WIDTH, indentationOf } from './indentation'

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
