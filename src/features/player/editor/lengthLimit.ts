import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { LONGEST_TEXT } from '../longestText'
import { isFromOutside } from './fromOutside'

/** Takes no text that would be too long. */
export function lengthLimit(onTooLong: () => void): Extension {
  return [
    EditorState.changeFilter.of((transaction) => {
      if (transaction.newDoc.length <= LONGEST_TEXT || isFromOutside(transaction)) return true
      onTooLong()
      return false
    }),
    EditorView.domEventHandlers({
      // Before the browser lays out a million characters
      beforeinput: ({ data }, { state }) => {
        if (state.doc.length + (data?.length ?? 0) <= LONGEST_TEXT) return false
        onTooLong()
        return true
      },
    }),
  ]
}
