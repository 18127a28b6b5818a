import { TONES, durationMs, toneOf } from './tones'

test('the names of the pages have sounds of their own', () => {
  expect(['coin', 'jump', 'laser', 'start', 'game-over', 'theme'].map(toneOf)).toEqual(
    Object.values(TONES).sort(byName),
  )
})

const order = ['coin', 'jump', 'laser', 'start', 'game-over', 'theme'] as const
const byName = (a: object, b: object) =>
  order.findIndex((name) => TONES[name] === a) - order.findIndex((name) => TONES[name] === b)

test('what is called like music is music', () => {
  expect(toneOf('music')).toBe(TONES.theme)
  expect(toneOf('boss-theme')).toBe(TONES.theme)
})

test('any other name has one of the short sounds, always the same', () => {
  expect(toneOf('explosion')).toBe(toneOf('explosion'))
  const names = ['explosion', 'hit', 'door', 'win', 'munch', 'toString', '', 'ä']
  expect(names.map(toneOf).every((tone) => tone !== TONES.theme && Object.values(TONES).includes(tone as never))).toBe(
    true,
  )
})

test('all are short', () => {
  expect(durationMs(TONES.coin)).toBe(210)
  expect(Object.values(TONES).every((tone) => durationMs(tone) <= 3200)).toBe(true)
})
