import { JUMP, catching, jumping, jumpingLike, mayJump, throwing } from './run'

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
  const stay = () => 1
  expect(mayJump(jumpingLike(() => 1, stay, leave, undefined))).toBe(true)
  expect(mayJump(jumpingLike(() => 1, stay, undefined))).toBe(false)
})
