import { Budget, Panic } from '../values/budget'
import { Formatter, PLAIN_LAYOUT, type Layout } from './formatter'

function written(layout: Partial<Layout>, write: (formatter: Formatter) => void): string {
  const formatter = new Formatter({ ...PLAIN_LAYOUT, ...layout }, new Budget())
  write(formatter)
  return formatter.text
}

test('aligns text left, and the odd space of centered text goes right', () => {
  expect(written({ width: 5 }, (f) => f.pad('ab'))).toBe('ab   ')
  expect(written({ width: 5, align: '>' }, (f) => f.pad('ab'))).toBe('   ab')
  expect(written({ width: 5, align: '^', fill: '*' }, (f) => f.pad('ab'))).toBe('*ab**')
  expect(written({ width: 5, padsWithZero: true }, (f) => f.pad('ab'))).toBe('ab   ')
})

test('counts and truncates text in chars', () => {
  expect(written({ width: 4 }, (f) => f.pad('é😀'))).toBe('é😀  ')
  expect(written({ precision: 2 }, (f) => f.pad('é😀x'))).toBe('é😀')
})

test('aligns numbers right; zeros follow sign and prefix and override alignment', () => {
  expect(written({ width: 5 }, (f) => f.padNumber(true, '', '42'))).toBe('  -42')
  expect(written({ width: 6, padsWithZero: true, align: '<' }, (f) => f.padNumber(true, '0x', 'f'))).toBe('-0x00f')
  expect(written({ hasSign: true }, (f) => f.padNumber(false, '', '42'))).toBe('+42')
  expect(written({ hasSign: true, width: 4, padsWithZero: true }, (f) => f.padNumber(false, '', 'NaN'))).toBe('0NaN')
})

test('an excessive width ends the frame', () => {
  expect(() => written({ width: 2 ** 31 }, (f) => f.pad('a'))).toThrow(Panic)
  expect(() => written({ width: 2 ** 31, padsWithZero: true }, (f) => f.padNumber(false, '', '1'))).toThrow(Panic)
})
