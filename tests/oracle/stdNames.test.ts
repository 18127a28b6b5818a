/** @jest-environment node */
import { siteDeclarations } from '../../scripts/draw/siteFrames'
import { runnableFences } from './fences'
import { ruleExamples } from './programs'
import { namesUsedBy, stdNames } from './stdNames'

/** What would need to know when a value is dropped, and the bytes of values. */
const NOT_SUPPORTED = [
  ...['Drop::drop', 'Hash::hash'],
  ...['Rc::get_mut', 'Rc::make_mut', 'Rc::strong_count', 'Rc::try_unwrap'],
]

test('every name of std stands in a program whose outcome is compared with the native one', () => {
  const programs = [...ruleExamples(), ...runnableFences()]
  const used = new Set(programs.flatMap(({ text }) => namesUsedBy(text, siteDeclarations())))
  expect(stdNames().length).toBeGreaterThan(850)
  expect(stdNames().filter((name) => !used.has(name))).toEqual(NOT_SUPPORTED)
})

test('a name that std calls in turn is not one that the program uses', () => {
  const names = namesUsedBy('turbo::go!({ let n = Some(1).replace(2); })', siteDeclarations())
  expect(names).toContain('Option::replace')
  expect(names).not.toContain('mem::replace')
})
