import { type PatternTest, type PatternOf, patternTest, allOf } from './patterns'
import type { Value } from '../values/value'
import { type Access, elementAccess } from './access'
import type { Body } from './body'
import { type SliceLike, partOf, itemsOf } from '../values/slice'
import type { Run } from './run'
import type { Pattern } from '../tree/tree'

/** The first part that fits binds its names. */
export function eitherOf(alternatives: readonly PatternTest[]): PatternTest {
  const isSure = alternatives.some(({ test }) => !test)
  const fits = ({ test }: PatternTest, frame: Value[]) => !test || test(frame)
  return {
    test: isSure ? undefined : (frame) => alternatives.some((alternative) => fits(alternative, frame)),
    bind: alternatives.some(({ bind }) => bind)
      ? (frame) => alternatives.find((alternative) => fits(alternative, frame))?.bind?.(frame)
      : undefined,
  }
}

export function sliceTest({ items, span }: PatternOf<'SlicePattern'>, place: Access, body: Body): PatternTest {
  const { type, read } = place
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : undefined
  if (!item) return {}
  const isPlain = body.machine.traits.isPlain(item)
  const rest = items.findIndex(isRest)
  const lengthOf = (frame: Value[]) => (read(frame) as SliceLike).length
  const parts = items.map((pattern, i) => {
    if (i === rest) return restTest(pattern, place, i, items.length - 1 - i, body)
    const fromEnd = items.length - i
    const index: Run = rest >= 0 && i > rest ? (frame) => lengthOf(frame) - fromEnd : () => i
    return patternTest(pattern, elementAccess(item, isPlain, read, index, true, span), body)
  })
  const needed = rest >= 0 ? items.length - 1 : items.length
  const test: Run = rest >= 0 ? (frame) => lengthOf(frame) >= needed : (frame) => lengthOf(frame) === needed
  return allOf([{ test }, ...parts])
}

/** `..` or `name @ ..`. */
function isRest(pattern: Pattern): boolean {
  return (
    pattern.kind === 'RestPattern' || (pattern.kind === 'BindingPattern' && pattern.pattern?.kind === 'RestPattern')
  )
}

/** Binds what lies between the items in front of `..` and those behind it. */
function restTest(pattern: Pattern, place: Access, front: number, back: number, body: Body): PatternTest {
  const local = body.checked.locals.get(pattern)
  if (!local) return {}
  const part: Run = (frame) => {
    const slice = place.read(frame) as SliceLike
    return partOf(slice, front, slice.length - back)
  }
  const value: Run = local.mode === 'move' ? (frame) => [...itemsOf(part(frame) as SliceLike)] : part
  const slot = body.slotOf(local)
  return {
    bind: (frame) => {
      frame[slot] = value(frame)
    },
  }
}
