/** What is done to a track: `audio::play`, `pause`, `stop`. */
export type TrackChange = 'play' | 'pause' | 'stop'

/** The tracks that play. How long a track lasts is not known here: it plays until it is paused or stopped. */
export function tracksAfter(playing: ReadonlySet<string>, change: TrackChange, name: string): ReadonlySet<string> {
  const next = new Set(playing)
  if (change === 'play') next.add(name)
  else next.delete(name)
  return next
}
