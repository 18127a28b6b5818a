/** @jest-environment node */
import { partOf, unweighedFiles } from './bundles'

test.each([
  ['rust/program.ts', 'language'],
  ['rust/machine/std/std.ts', 'std'],
  ['rust/front/std/slices.ts', 'std'],
  ['rust/front/declarations/header.ts', 'language'],
  ['engine/machine.ts', 'engine'],
  ['engine/raster/paint.ts', 'raster'],
  ['engine/sprites/drawnSprites.ts', 'fonts and sprites'],
  ['engine/fonts/font.ts', 'fonts and sprites'],
])('%s belongs to the part %s', (file, part) => {
  expect(partOf(file)).toBe(part)
})

test('all that a changed text needs belongs to a part that is weighed', async () => {
  expect(await unweighedFiles()).toEqual([])
})
