import type { EditorView } from '@codemirror/view'
import { clearBand, firstSeenOffset, scrollToSee } from './caretVisibility'

const viewAt = (documentTop: number) =>
  ({
    documentTop,
    state: { doc: { length: 49 } },
    lineBlockAtHeight(height: number) {
      const line = Math.max(0, Math.min(9, Math.floor(height / 20)))
      return { top: line * 20, from: line * 5, to: line * 5 + 4 }
    },
  }) as unknown as EditorView

test('returns the start of code that is visible from its start', () => {
  expect(firstSeenOffset(viewAt(300))).toBe(0)
})

test('skips a line cut by the edge of the viewport', () => {
  expect(firstSeenOffset(viewAt(-40))).toBe(10)
  expect(firstSeenOffset(viewAt(-50))).toBe(15)
})

test('returns the last line of code scrolled away', () => {
  expect(firstSeenOffset(viewAt(-900))).toBe(45)
})

const view = { top: 60, bottom: 900 }
const code = { top: -500, bottom: 2000, left: 100, right: 800 }

test('ignores a mini player next to the code', () => {
  expect(clearBand(view, code, undefined)).toEqual(view)
  expect(clearBand(view, code, { top: 600, bottom: 880, left: 800, right: 1100 })).toEqual(view)
})

test('excludes the area under a mini player', () => {
  expect(clearBand(view, code, { top: 600, bottom: 880, left: 700, right: 980 })).toEqual({ top: 60, bottom: 600 })
  expect(clearBand(view, code, { top: 0, bottom: 150, left: 0, right: 900 })).toEqual({ top: 150, bottom: 900 })
})

test('scrolls a covered line into view with 20 px of margin', () => {
  const seen = { top: 150, bottom: 600 }
  expect(scrollToSee({ top: 150, bottom: 600 }, seen)).toBe(0)
  expect(scrollToSee({ top: 140, bottom: 164 }, seen)).toBe(-30)
  expect(scrollToSee({ top: 590, bottom: 614 }, seen)).toBe(34)
})
