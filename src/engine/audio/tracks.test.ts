import { tracksAfter } from './tracks'

test('a track plays until it is paused or stopped', () => {
  const playing = tracksAfter(new Set(), 'play', 'music')
  expect(playing.has('music')).toBe(true)
  expect(tracksAfter(playing, 'play', 'music').size).toBe(1)
  expect(tracksAfter(playing, 'pause', 'music').has('music')).toBe(false)
  expect(tracksAfter(playing, 'stop', 'music').has('music')).toBe(false)
})

test('pausing or stopping a silent track does nothing', () => {
  expect(tracksAfter(new Set(['music']), 'pause', 'jump')).toEqual(new Set(['music']))
  expect(tracksAfter(new Set(), 'stop', 'jump').size).toBe(0)
})
