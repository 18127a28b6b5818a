/** @jest-environment node */
import { siteDeclarations } from '../../../../scripts/draw/siteFrames'
import type { FnItem } from '../../src/front/tree/tree'
import { isStructural } from '../../src/ir/traits'
import { stdNatives } from '../../src/machine/std/std'
import { runnableFences } from './fences'
import { ruleExamples } from './programs'
import { namesUsedBy, stdNames, type StdName } from './stdNames'

const names = stdNames()

/** Only the compiler or std calls them. */
const NOT_COMPARED = ['Drop::drop', 'Concat::concat', 'Join::join']

/** Capacity is not tracked. */
const NOT_KEPT = ['String::capacity', 'Vec::capacity']

/** Evaluated at compile time. */
const COMPILED = /^mem::(size|align)_of/

test('every std name occurs in a program compared with native output', () => {
  const programs = [...ruleExamples(), ...runnableFences()]
  const used = new Set(programs.flatMap(({ text }) => namesUsedBy(text, siteDeclarations())))
  const missing = new Set(names.flatMap(({ key }) => (used.has(key) ? [] : [key])))
  expect(names.length).toBeGreaterThan(850)
  expect([...missing].sort()).toEqual([...NOT_COMPARED, ...NOT_KEPT].sort())
})

test('names that std itself calls do not count', () => {
  const used = namesUsedBy('turbo::go!({ let n = Some(1).replace(2); })', siteDeclarations())
  expect(used).toContain('Option::replace')
  expect(used).not.toContain('mem::replace')
})

/**
 * Without a body, or with an empty one that would have to return something. In a trait, a function without a body is
 * required.
 */
function isNative({ item, isOfTrait }: StdName): boolean {
  if (item.kind === 'Const') return true
  const { body, result }: FnItem = item
  return body ? result !== undefined && body.statements.length === 0 && !body.tail : !isOfTrait
}

test('every declaration without a body is implemented or listed as not supported', () => {
  const keys = names.filter(isNative).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(400)
  const isCarriedOut = (key: string) => key in stdNatives || COMPILED.test(key) || isStructural(key.replace(/::.*/, ''))
  expect(keys.filter((key) => !isCarriedOut(key)).sort()).toEqual([...NOT_KEPT].sort())
})

test('every native is declared', () => {
  const declared = new Set(names.filter(isNative).map(({ key }) => key))
  const ofTraits = /^<|^(Iterator::next|DoubleEndedIterator::next_back|[A-Z]\w*::[a-z_]+)$/
  expect(Object.keys(stdNatives).filter((key) => !declared.has(key) && !ofTraits.test(key))).toEqual([])
})
