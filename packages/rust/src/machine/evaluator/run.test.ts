import { JUMP, catching, jumping, jumpingLike, mayJump, throwing } from './run'

test('a jump is thrown inside an operator and returned outside', () => {
  const leave = jumping(() => JUMP)
  const inside = throwing(leave)
  expect(mayJump(inside)).toBe(false)
  expect(() => inside([])).toThrow()
  const around = catching((frame) => [inside(frame)])
  expect(mayJump(around)).toBe(true)
  expect(around([])).toBe(JUMP)
})

test('other exceptions pass through', () => {
  const failing = catching(() => {
    throw new Error('no jump')
  })
  expect(() => failing([])).toThrow('no jump')
})

test('an expression may jump if a part may', () => {
  const leave = jumping(() => JUMP)
  const stay = () => 1
  expect(mayJump(jumpingLike(() => 1, stay, leave, undefined))).toBe(true)
  expect(mayJump(jumpingLike(() => 1, stay, undefined))).toBe(false)
})
