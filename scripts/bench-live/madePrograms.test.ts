/** @jest-environment node */
import { siteFrames } from '../draw/siteFrames'
import { inputOf } from '../draw/inputFile'
import { SPRITES } from 'engine'
import { longProgram, manySprites } from './madePrograms'

const { inputs } = inputOf('', 1)

test('a long program has the requested statements and runs', () => {
  const text = longProgram(200)
  expect(text.split('\n')).toHaveLength(200)
  const { diagnostics, recorded } = siteFrames(text, inputs, SPRITES)
  expect(diagnostics).toEqual([])
  expect(recorded[0]).toMatchObject({ panic: null })
  expect(recorded[0]!.calls).toHaveLength(50)
})

test('draws all sprites in one frame', () => {
  const { recorded } = siteFrames(manySprites(1000, 'munch_cat'), inputs, SPRITES)
  expect(recorded[0]).toMatchObject({ panic: null })
  expect(recorded[0]!.calls.filter(({ op }) => op === 'sprite!')).toHaveLength(1000)
})
