import { TrackEnds } from './trackEnds'

/** The frames that a track plays, of so many. */
const framesPlayed = (ends: TrackEnds, tracks: Set<string>, frames: number) =>
  Array.from({ length: frames }, () => {
    ends.pass(tracks, [])
    return tracks.size
  }).filter((playing) => playing > 0).length

test('a coin is over after 210 ms', () => {
  const tracks = new Set(['coin'])
  expect(framesPlayed(new TrackEnds(), tracks, 30)).toBe(12)
})

test('played again, it lasts as long again', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 30)
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(12)
})

test('what is paused keeps its place', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 8)
  framesPlayed(ends, new Set(), 100)
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(4)
})

test('what is stopped begins anew', () => {
  const ends = new TrackEnds()
  framesPlayed(ends, new Set(['coin']), 8)
  ends.pass(new Set(), [{ change: 'stop', name: 'coin' }])
  expect(framesPlayed(ends, new Set(['coin']), 30)).toBe(12)
})
