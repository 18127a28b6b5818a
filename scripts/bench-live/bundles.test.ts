/** @jest-environment node */
import { partOf, unweighedFiles } from './bundles'

test.each([
  ['rust/src/program.ts', 'language'],
  ['rust/src/machine/std/std.ts', 'std'],
  ['rust/src/front/std/slices.ts', 'std'],
  ['rust/src/front/crate/header.ts', 'language'],
  ['engine/src/machine.ts', 'engine'],
  ['engine/src/raster/paint.ts', 'raster'],
  ['engine/src/sprites/drawnSprites.ts', 'fonts and sprites'],
  ['engine/src/fonts/font.ts', 'fonts and sprites'],
])('%s belongs to the part %s', (file, part) => {
  expect(partOf(file)).toBe(part)
})

test('every file that an edit needs belongs to a measured part', async () => {
  expect(await unweighedFiles()).toEqual([])
})
