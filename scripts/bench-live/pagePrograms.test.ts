/** @jest-environment node */
import { contentPages } from '../../tests/content'
import { pagePrograms } from './pagePrograms'

const programs = pagePrograms(contentPages())

test('the programs go from a rectangle to the largest game', () => {
  expect(programs.map(({ name }) => name)).toEqual(['rectangle', 'sprite', 'tween', 'middle game', 'Pancake Cat'])
  expect(programs.map(({ text }) => /\w+!?\(/.exec(text)?.[0])).toEqual([
    'rect!(',
    'sprite!(',
    'clear(',
    expect.any(String),
    expect.any(String),
  ])
})

test('the one in the middle has about 40 lines', () => {
  expect(Math.abs(programs[3]!.lines - 40)).toBeLessThanOrEqual(3)
})

test('Pancake Cat is the largest program of the pages', () => {
  expect(programs[4]!.lines).toBeGreaterThan(100)
  expect(programs[4]!.text).toContain('turbo::init!')
})

test('a page without its example is a fault', () => {
  expect(() => pagePrograms([])).toThrow('no page has the example "rectangle"')
})
