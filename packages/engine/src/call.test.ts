import { isDrawn } from './call'

test('log lines and sounds draw nothing', () => {
  expect(isDrawn({ op: 'log!', options: { text: 'hello' } })).toBe(false)
  expect(isDrawn({ op: 'audio::stop', options: { name: 'music' } })).toBe(false)
  expect(isDrawn({ op: 'clear', options: { color: 0xff } })).toBe(true)
})
