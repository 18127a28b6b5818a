import { RangeSetBuilder, StateField, type Extension } from '@codemirror/state'
import { Decoration, ViewPlugin, type DecorationSet, type EditorView } from '@codemirror/view'
import { codeSegments, type CodeSegment } from '../code/codeSegments'
import { staticLinesFor, type StaticLine } from './staticLines'

type Stretch = { start: number; end: number; className: string }

/** Unchanged lines keep all elements but links; otherwise letters would shift by a fraction of a pixel. */
export function lineColors(finished: readonly StaticLine[], segments = codeSegments): Extension {
  const colors = StateField.define({
    create: ({ doc }) => colorsOf(segments(doc.toString()), finished),
    update: (before, { docChanged, newDoc }) => (docChanged ? colorsOf(segments(newDoc.toString()), finished) : before),
  })
  const drawn = ViewPlugin.define(
    (view) => ({
      decorations: decorationsOf(view, view.state.field(colors)),
      update({ docChanged, viewportChanged }) {
        if (docChanged || viewportChanged) this.decorations = decorationsOf(view, view.state.field(colors))
      },
    }),
    { decorations: ({ decorations }) => decorations },
  )
  return [colors, drawn]
}

type Colors = { pieces: readonly (readonly CodeSegment[])[]; originals: readonly (HTMLElement | undefined)[] }

function colorsOf(pieces: Colors['pieces'], finished: readonly StaticLine[]): Colors {
  return { pieces, originals: staticLinesFor(pieces, finished) }
}

function decorationsOf({ state, visibleRanges }: EditorView, { pieces, originals }: Colors): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  let drawn = 0
  for (const { from, to } of visibleRanges) {
    const last = state.doc.lineAt(to).number
    for (let number = Math.max(state.doc.lineAt(from).number, drawn + 1); number <= last; number += 1) {
      const line = state.doc.line(number)
      const original = originals[number - 1]
      builder.add(line.from, line.from, lineLook(number, original?.dataset.line))
      const stretches = original ? stretchesIn(original) : stretchesOf(pieces[number - 1]!)
      for (const { start, end, className } of stretches) {
        builder.add(line.from + start, Math.min(line.from + end, line.to), segmentStyle(className))
      }
      drawn = number
    }
  }
  return builder.finish()
}

function lineLook(number: number, look: string | undefined): Decoration {
  const marks: Record<string, string> = look && !/dimmed|focused/.test(look) ? { 'data-line': look } : {}
  return Decoration.line({ class: 'l', attributes: { 'data-number': String(number), ...marks } })
}

const looks = new Map<string, Decoration>()

function segmentStyle(className: string): Decoration {
  const look = looks.get(className) ?? Decoration.mark({ class: className })
  looks.set(className, look)
  return look
}

function stretchesOf(pieces: readonly CodeSegment[]): Stretch[] {
  let at = 0
  return pieces.flatMap(([kind, text]) => {
    const start = at
    at += text.length
    return kind ? [{ start, end: at, className: kind }] : []
  })
}

function stretchesIn(line: HTMLElement): Stretch[] {
  const found: Stretch[] = []
  let at = 0
  const look = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) at += node.textContent!.length
    const stretch = node instanceof Element ? { start: at, end: at, className: node.className } : undefined
    if (stretch) found.push(stretch)
    node.childNodes.forEach(look)
    if (stretch) stretch.end = at
  }
  line.childNodes.forEach(look)
  return found.filter(({ start, end }) => start < end)
}
