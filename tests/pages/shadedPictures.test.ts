import fs from 'node:fs'
import { shadedExamples } from '../../scripts/art/shadedPictures'
import { SHADED_FOLDER } from '../../src/gatsby/examples/shadedPictures'
import { SURFACE_INTERFACE } from '../../src/lib/code/surfaceInterface'
import { contentPages } from '../content'

test('pictures of shaders are drawn from the sources on the pages; otherwise run `npm run art`', () => {
  const wanted = shadedExamples().map(({ surface }) => `${surface.key}.png`)
  expect(fs.readdirSync(SHADED_FOLDER).sort()).toEqual([...new Set(wanted)].sort())
  expect(wanted).toHaveLength(8)
})

test('the guide shows the interface that effects are completed with', () => {
  const { fences } = contentPages().find(({ path }) => path === '/learn/guides/shaders')!
  const [shown] = fences.filter(({ language }) => language === 'wgsl')
  const text = shown!.shown.map((line) => line.text).join('\n')
  expect(text.startsWith(SURFACE_INTERFACE)).toBe(true)
})
