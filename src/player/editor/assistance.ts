import { acceptCompletion, closeBrackets, closeBracketsKeymap, startCompletion } from '@codemirror/autocomplete'
import { Prec, StateEffect, type Extension } from '@codemirror/state'
import { keymap, type EditorView } from '@codemirror/view'
import { loadNames } from '../../dom/publishedSymbols'
import { completions } from '../assist/completions'
import { hoverDocs } from '../assist/hoverDocs'
import { signatureTip } from '../assist/signatureTip'
import { wgslAssist } from '../assist/wgslAssist'
import { RUST } from '../code/editorLanguage'
import type { AssistanceParts } from './editorExtensions'

/** Adds closing brackets, completion and documentation, and opens the list that was requested meanwhile. */
export function addAssistance(view: EditorView, parts: AssistanceParts, isListed: boolean): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(assistance(parts)) })
  if (isListed) startCompletion(view)
  if ((parts.language ?? RUST).name !== 'rust') return
  // The first completion is the slowest, so it runs ahead of time
  const offset = view.state.selection.main.head
  const warmUp = () => parts.queryText({ kind: 'suggest', text: view.state.doc.toString(), offset })
  void loadNames().then(warmUp, () => {})
}

function assistance({ language = RUST, queryText, onAnnounce }: AssistanceParts): Extension {
  return [
    closeBrackets(),
    Prec.high(keymap.of([...closeBracketsKeymap, { key: 'Tab', run: acceptCompletion }])),
    language.name === 'rust' ? [completions(queryText, onAnnounce), hoverDocs(queryText), signatureTip] : [],
    language.name === 'wgsl' ? wgslAssist(onAnnounce) : [],
  ]
}
