import { JUMP, catching, itemRun, jumping, jumpingLike, mayJump, pairRun, slotRun, throwing, valueRun } from './run'

test('a jump is thrown out of an operator and is a value again around it', () => {
  const leave = jumping(() => JUMP)
  const inside = throwing(leave)
  expect(mayJump(inside)).toBe(false)
  expect(() => inside([])).toThrow()
  const around = catching((frame) => [inside(frame)])
  expect(mayJump(around)).toBe(true)
  expect(around([])).toBe(JUMP)
})

test('what else is thrown goes on', () => {
  const failing = catching(() => {
    throw new Error('no jump')
  })
  expect(() => failing([])).toThrow('no jump')
})

test('a piece jumps if one of its parts does', () => {
  const leave = jumping(() => JUMP)
  const stay = valueRun(1)
  expect(mayJump(jumpingLike(() => 1, stay, leave, undefined))).toBe(true)
  expect(mayJump(jumpingLike(() => 1, stay, undefined))).toBe(false)
})

test('an operation reads variables and constants as the pieces themselves would', () => {
  const minus = (left: unknown, right: unknown) => (left as number) - (right as number)
  const run = (value: number) => () => value
  const frame = [10, 4]
  const lefts = [slotRun(0), valueRun(10), run(10)]
  const rights = [slotRun(1), valueRun(4), run(4)]
  for (const left of lefts) for (const right of rights) expect(pairRun(minus, left, right)(frame)).toBe(6)
})

test('an item is read from a variable or from what a piece gives', () => {
  expect(itemRun(slotRun(0), 1)([['a', 'b']])).toBe('b')
  expect(itemRun(() => ['a', 'b'], 0)([])).toBe('a')
})
