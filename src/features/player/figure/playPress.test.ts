import { playPress } from './playPress'

test('a press pauses what runs', () => {
  expect(playPress('running', false)).toBe('pause')
})

test.each(['idle', 'paused', 'stopped'] as const)('what is %s goes on', (state) => {
  expect(playPress(state, false)).toBe('goOn')
})

test('what came with the link is shown before it runs, and so is what could not be started', () => {
  expect(playPress('idle', true)).toBe('showAnew')
  expect(playPress('failed', false)).toBe('showAnew')
})
