import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  currentCompletions,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete'
import { Prec, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { SymbolNames } from '../../lib/symbols/symbolChunks'
import type { PopupEntries, PopupEntry } from '../../lib/symbols/symbolPopup'
import { codeTokens } from '../code/codeTokens'
import type { Suggestion, Suggestions, TextAnswer, TextQuestion } from '../runtime/protocol'
import { docsOf, documentedNames, namesInTime, symbolsInTime } from './docs'
import { callAround, type Call, type Written, writtenAt } from './writtenAt'

/** Requests completions at a position of the edited text, or what a name there means. */
export type QueryText = (question: TextQuestion) => Promise<TextAnswer>

const KEYWORDS =
  'as break const continue else enum false fn for if impl in let loop match mod mut pub ref return self Self static struct trait true type use where while'
    .split(' ')
    .map((label): Completion => ({ label, type: 'keyword', boost: -50 }))

const SPRITE_OPTIONS = new Set(['default_sprite'])
const SPRITE_CALLS = new Set(['sprite!', 'nine_slice!', 'use_sprite'])

/** Suggests options, members, names and sprite names. */
export const completions = (queryText: QueryText, onAnnounce: (message: string) => void): Extension =>
  suggestionList((context) => completionsAt(context, queryText), onAnnounce)

/** Announces the number of suggestions. */
export function suggestionList(source: CompletionSource, onAnnounce: (message: string) => void): Extension {
  return [
    autocompletion({
      override: [source],
      icons: false,
      activateOnTypingDelay: 0,
      defaultKeymap: false,
      addToOptions: [{ position: 90, render: ({ summary }: Summarized) => summaryOf(summary) }],
    }),
    Prec.highest(keymap.of([...completionKeymap.filter(({ key }) => key !== 'Escape'), { key: 'Escape', run: close }])),
    EditorView.updateListener.of(({ view, state, startState }) => {
      const [before, now] = [currentCompletions(startState).length, currentCompletions(state).length]
      if (now > 0) view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0')
      if (now > 0 && before === 0) onAnnounce(now === 1 ? '1 suggestion' : `${now} suggestions`)
    }),
  ]
}

/** Closes a visible list; while one is loading, Escape also does what it usually does. */
function close(view: EditorView): boolean {
  const isSeen = currentCompletions(view.state).length > 0
  closeCompletion(view)
  return isSeen
}

type Summarized = Completion & { summary?: string }

function summaryOf(summary: string | undefined): Node | null {
  if (!summary) return null
  const words = document.createElement('span')
  words.className = 'cm-completionSummary'
  words.textContent = summary.replaceAll('`', '')
  return words
}

async function completionsAt(context: CompletionContext, queryText: QueryText): Promise<CompletionResult | null> {
  const { pos, explicit } = context
  // Without this listener, an empty answer for outdated text would also end completion for the newer text
  context.addEventListener('abort', () => {}, { onDocChange: true })
  const text = context.state.doc.toString()
  const tokens = codeTokens(text)
  const written = writtenAt(text, tokens, pos)
  if (!written) return null
  const call = callAround(tokens, written.from)
  // A value that has been started is not an option
  const isOption = written.kind === 'name' && call?.isAtStart === true
  if (written.kind === 'name' && written.from === pos && !isOption && !explicit) return null
  if (written.kind === 'text' && !isSpriteName(call)) return null
  const names = namesInTime()
  const options = isOption ? optionsOf(await symbolsInTime([call!.name]), call!) : []
  // Suggestions known without the worker are shown immediately
  const isEnough = options.length > 0 && written.from === pos && !explicit
  const { suggestions: found } = isEnough ? {} : await queryText({ kind: 'suggest', text, offset: pos })
  if (context.aborted) return null
  const offered = [...options, ...(await offeredBy(found, written, text.slice(written.from, pos), names))]
  if (context.aborted || offered.length === 0) return null
  return {
    from: written.from,
    ...(written.kind === 'text' && { to: written.to }),
    options: offered,
    // If only options are known, the next letter queries again
    ...(isEnough ? {} : { validFor: written.kind === 'text' ? /^[\w/]*$/ : /^\w*!?$/ }),
  }
}

function isSpriteName(call: Call | undefined): boolean {
  if (!call) return false
  return call.option === undefined
    ? SPRITE_CALLS.has(call.name) && call.argument === 0
    : SPRITE_OPTIONS.has(call.option)
}

function optionsOf(entries: PopupEntries, { name }: Call): Summarized[] {
  const entry = entries[name]
  if (entry?.kind !== 'macro') return []
  return (entry.options ?? []).map((option, index) => ({
    label: option.name,
    detail: option.default === 'required' ? `${option.type}, required` : `${option.type} = ${option.default}`,
    summary: option.description,
    type: 'property',
    apply: `${option.name} = `,
    boost: 99 - index,
  }))
}

async function offeredBy(
  found: Suggestions | undefined,
  written: Written,
  typed: string,
  known: Promise<SymbolNames>,
): Promise<Summarized[]> {
  if (!found) return []
  if (written.kind === 'text') return found.sprites.map((label) => ({ label, type: 'text' }))
  const path = written.kind === 'path' ? written.path : undefined
  const names = found.names.map((suggestion) => ({ suggestion, keys: documentedNames(suggestion, path) }))
  const macros = written.kind === 'member' ? [] : macrosBelow(path === undefined ? '' : `${path}::`, await known)
  // The names that a list starts with are all over the alphabet
  const isWanted = (label: string) =>
    (typed !== '' || written.kind !== 'name') && label.toLowerCase().startsWith(typed.toLowerCase())
  const entries = await symbolsInTime([
    ...names.filter(({ suggestion }) => isWanted(suggestion.name)).flatMap(({ keys }) => keys),
    ...macros.filter(({ label }) => isWanted(label)).map(({ name }) => name),
  ])
  const entryOf = (keys: readonly string[]) => keys.map((key) => entries[key]).find((entry) => entry !== undefined)
  return [
    ...names.map(({ suggestion, keys }, index) => completionOf(suggestion, index, entryOf(keys))),
    ...macros.map(({ name, label }) => ({ ...documented(entries[name]), label, type: 'macro', boost: 5 })),
    ...(written.kind === 'name' ? KEYWORDS : []),
  ]
}

/** All macros without a path. */
function macrosBelow(path: string, { macros }: SymbolNames): { name: string; label: string }[] {
  return macros.filter((name) => name.startsWith(path)).map((name) => ({ name, label: name.slice(path.length) }))
}

const BOOSTS: Partial<Record<Suggestion['kind'], number>> = { variable: 30, field: 20, method: 10, type: -20 }

function completionOf(suggestion: Suggestion, index: number, entry: PopupEntry | undefined): Summarized {
  const { name, kind, detail, isCommon } = suggestion
  const known = entry ? 20 : 0
  return {
    ...documented(entry),
    label: name,
    type: kind,
    ...(detail && { detail: kind === 'variable' || kind === 'field' ? `: ${detail}` : detail }),
    boost: isCommon ? -30 : (BOOSTS[kind] ?? 0) + known - Math.min(index, 9),
  }
}

const documented = (entry: PopupEntry | undefined) => entry && { summary: entry.summary, info: () => docsOf({ entry }) }
