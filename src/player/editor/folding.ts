import { Decoration, EditorView, keymap, ViewPlugin, WidgetType, type DecorationSet } from '@codemirror/view'
import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state'
import { foldRanges, type FoldRange } from '../code/foldRanges'
import * as styles from './folding.module.css'

const fold = StateEffect.define<FoldRange>()
const unfold = StateEffect.define<FoldRange>()
const setFoldable = StateEffect.define<readonly FoldRange[]>()

/** A pause in typing after which the foldable lines are found again. */
const SETTLED_MS = 250

class Ellipsis extends WidgetType {
  override eq() {
    return true
  }
  toDOM(view: EditorView) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.ellipsis!
    button.textContent = '…'
    button.ariaLabel = 'Unfold'
    button.tabIndex = -1
    button.onclick = () => {
      const range = foldedAt(view.state, view.posAtDOM(button))
      if (range) view.dispatch({ effects: unfold.of(range) })
    }
    return button
  }
  override ignoreEvent() {
    return true
  }
}

class Marker extends WidgetType {
  constructor(private readonly isFolded: boolean) {
    super()
  }
  override eq({ isFolded }: Marker) {
    return isFolded === this.isFolded
  }
  toDOM(view: EditorView) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.marker!
    button.ariaLabel = this.isFolded ? 'Unfold' : 'Fold'
    button.ariaExpanded = String(!this.isFolded)
    button.tabIndex = -1
    button.onclick = () => toggleAt(view, view.posAtDOM(button))
    return button
  }
  override ignoreEvent() {
    return true
  }
}

const hidden = Decoration.replace({ widget: new Ellipsis() })

/** The folded ranges; a change or a selection inside one unfolds it. */
const folded = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, newSelection, docChanged, selection }) {
    let now = before.map(changes)
    for (const effect of effects) {
      if (effect.is(fold)) now = now.update({ add: [hidden.range(effect.value.from, effect.value.to)] })
      if (effect.is(unfold))
        now = now.update({ filter: (from, to) => from !== effect.value.from || to !== effect.value.to })
    }
    if (docChanged || selection) {
      const { head } = newSelection.main
      now = now.update({ filter: (from, to) => from < to && !(from < head && head < to) })
    }
    return now
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
})

const foldable = StateField.define<readonly FoldRange[]>({
  create: ({ doc }) => foldRanges(doc.toString()),
  update(before, { changes, effects, docChanged }) {
    const found = effects.find((effect) => effect.is(setFoldable))
    if (found) return found.value as readonly FoldRange[]
    if (!docChanged) return before
    return before.map(({ from, to }) => ({ from: changes.mapPos(from), to: changes.mapPos(to) }))
  },
  provide: (field) =>
    EditorView.decorations.compute([field, folded], (state) => {
      const markers = state.field(field).flatMap((range): Range<Decoration>[] => {
        if (range.from >= range.to) return []
        const isFolded = foldedAt(state, range.from) !== undefined
        const widget = new Marker(isFolded)
        return [Decoration.widget({ widget, side: -1 }).range(state.doc.lineAt(range.from).from)]
      })
      return Decoration.set(markers, true)
    }),
})

/** Buttons beside the lines that can be folded, and their keys. */
export const folding: Extension = [
  folded,
  foldable,
  ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      update({ docChanged }) {
        if (!docChanged) return
        clearTimeout(timer)
        timer = setTimeout(
          () => view.dispatch({ effects: setFoldable.of(foldRanges(view.state.doc.toString())) }),
          SETTLED_MS,
        )
      },
      destroy: () => clearTimeout(timer),
    }
  }),
  keymap.of([
    { key: 'Ctrl-Shift-[', mac: 'Cmd-Alt-[', run: (view) => foldHere(view) },
    { key: 'Ctrl-Shift-]', mac: 'Cmd-Alt-]', run: (view) => unfoldHere(view) },
  ]),
]

function foldedAt(state: EditorState, position: number): FoldRange | undefined {
  let found: FoldRange | undefined
  state.field(folded).between(position, position, (from, to) => {
    found = { from, to }
    return false
  })
  return found
}

function toggleAt(view: EditorView, position: number) {
  const line = view.state.doc.lineAt(position)
  const range = view.state.field(foldable).find(({ from }) => line.from <= from && from <= line.to)
  if (!range) return
  const known = foldedAt(view.state, range.from)
  if (known) return view.dispatch({ effects: unfold.of(known) })
  const { head } = view.state.selection.main
  view.dispatch({
    effects: fold.of(range),
    ...(range.from < head && head < range.to && { selection: { anchor: range.from } }),
  })
}

/** Folds the line of the caret, else the innermost range around it. */
function foldHere(view: EditorView): boolean {
  const { head } = view.state.selection.main
  const line = view.state.doc.lineAt(head)
  const ranges = view.state.field(foldable)
  const range =
    ranges.find(({ from }) => line.from <= from && from <= line.to) ??
    ranges.findLast(({ from, to }) => from < head && head < to)
  if (!range || foldedAt(view.state, range.from)) return false
  toggleAt(view, range.from)
  return true
}

function unfoldHere(view: EditorView): boolean {
  const line = view.state.doc.lineAt(view.state.selection.main.head)
  const range = view.state.field(foldable).find(({ from }) => line.from <= from && from <= line.to)
  const known = range && foldedAt(view.state, range.from)
  if (!known) return false
  view.dispatch({ effects: unfold.of(known) })
  return true
}
