/** @jest-environment node */
import { contentPages } from '../../tests/content'
import { pagePrograms } from './pagePrograms'

const programs = pagePrograms(contentPages())

test('programs range from a rectangle to the largest game', () => {
  expect(programs.map(({ name }) => name)).toEqual(['rectangle', 'sprite', 'tween', 'middle game', 'Pancake Cat'])
  expect(programs.map(({ text }) => /\w+!?\(/.exec(text)?.[0])).toEqual([
    'rect!(',
    'sprite!(',
    'clear(',
    expect.any(String),
    expect.any(String),
  ])
})

test('the middle one has about 40 lines', () => {
  expect(Math.abs(programs[3]!.lines - 40)).toBeLessThanOrEqual(3)
})

test('Pancake Cat is the largest program', () => {
  expect(programs[4]!.lines).toBeGreaterThan(100)
  expect(programs[4]!.text).toContain('turbo::init!')
})

test('reports a page without its example', () => {
  expect(() => pagePrograms([])).toThrow('no page has the example "rectangle"')
})
