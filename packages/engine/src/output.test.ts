import { outputOf } from './output'

test('the output of a frame is what it logged, then its changes of sounds', () => {
  const calls = [
    { op: 'audio::play', options: { name: 'coin' } },
    { op: 'log!', options: { text: 'Hello' } },
    { op: 'audio::stop', options: { name: 'theme' } },
  ] as const
  expect(outputOf({ calls, logs: ['Hello'] }, 7)).toEqual([
    { tick: 7, text: 'Hello' },
    { tick: 7, text: '♪ coin plays', isSound: true },
    { tick: 7, text: '♪ theme stops', isSound: true },
  ])
})
