import { durationMs, toneOf, TONES, TrackEnds } from './tones'

test('has a sound for each name of the pages', () => {
  expect(['coin', 'jump', 'laser', 'start', 'game-over', 'theme'].map(toneOf)).toEqual(
    Object.values(TONES).sort(byName),
  )
})

const order = ['coin', 'jump', 'laser', 'start', 'game-over', 'theme'] as const
const byName = (a: object, b: object) =>
  order.findIndex((name) => TONES[name] === a) - order.findIndex((name) => TONES[name] === b)

test('treats names like music as music', () => {
  expect(toneOf('music')).toBe(TONES.theme)
  expect(toneOf('boss-theme')).toBe(TONES.theme)
})

test('gives any other name one of the short sounds, always the same', () => {
  expect(toneOf('explosion')).toBe(toneOf('explosion'))
  const names = ['explosion', 'hit', 'door', 'win', 'munch', 'toString', '', 'ä']
  expect(names.map(toneOf).every((tone) => tone !== TONES.theme && Object.values(TONES).includes(tone as never))).toBe(
    true,
  )
})

test('keeps sounds short', () => {
  expect(durationMs(TONES.coin)).toBe(210)
  expect(Object.values(TONES).every((tone) => durationMs(tone) <= 3200)).toBe(true)
})

const framesPlayed = (ends: TrackEnds, tracks: Set<string>, frames: number) =>
  Array.from({ length: frames }, () => {
    ends.pass(tracks, [])
    return tracks.size
  }).filter((playing) => playing > 0).length

test('ends a coin after 210 ms', () => {
  const tracks = new Set(['coin'])
  expect(framesPlayed(new TrackEnds(), tracks, 30)).toBe(12)
})

test('plays it again in full', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 30)
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(12)
})

test('keeps the position of a paused track', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 8)
  framesPlayed(ends, new Set(), 100)
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(4)
})

test('restarts a stopped track', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 8)
  ends.pass(new Set(), [{ change: 'stop', name: 'coin' }])
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(12)
})
