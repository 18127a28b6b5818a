/** @jest-environment node */
import { inputOf } from '../draw/inputFile'
import { siteFrames } from '../draw/siteFrames'
import { HEAVY_PROGRAMS } from './heavyPrograms'

const { inputs } = inputOf('', 1)

test.each(HEAVY_PROGRAMS)('$name gives what plain JavaScript gives', ({ text, plain }) => {
  const { diagnostics, recorded } = siteFrames(text, inputs, new Map())
  expect(diagnostics).toEqual([])
  expect(recorded[0]).toMatchObject({ panic: null })
  expect(JSON.stringify(recorded[0]!.calls)).toContain(`"${plain()}"`)
})
