import { openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { EditorState, StateEffect } from '@codemirror/state'
import { keymap, type EditorView } from '@codemirror/view'

const PHRASES = {
  Find: 'Find in the program',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
}

export function addFind(view: EditorView): void {
  view.dispatch({
    effects: StateEffect.appendConfig.of([
      search({ top: true }),
      keymap.of(searchKeymap),
      EditorState.phrases.of(PHRASES),
    ]),
  })
  openSearchPanel(view)
}
