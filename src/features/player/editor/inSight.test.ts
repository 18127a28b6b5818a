import type { EditorView } from '@codemirror/view'
import { firstSeenOffset } from './inSight'

/** Ten lines of 20 pixels and four characters, whose first stands at a height of the window. */
const viewAt = (documentTop: number) =>
  ({
    documentTop,
    state: { doc: { length: 49 } },
    lineBlockAtHeight(height: number) {
      const line = Math.max(0, Math.min(9, Math.floor(height / 20)))
      return { top: line * 20, from: line * 5, to: line * 5 + 4 }
    },
  }) as unknown as EditorView

test('of code that is seen from its beginning it is the beginning', () => {
  expect(firstSeenOffset(viewAt(300))).toBe(0)
})

test('a line that is cut by the edge of the view is not the first that is seen', () => {
  expect(firstSeenOffset(viewAt(-40))).toBe(10)
  expect(firstSeenOffset(viewAt(-50))).toBe(15)
})

test('of code that was scrolled away it is the last line', () => {
  expect(firstSeenOffset(viewAt(-900))).toBe(45)
})
