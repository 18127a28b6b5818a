import type { Legend } from './pixels'

/** Fifteen scene colors from dark to light; sixteen with transparency. */
export const SCENE = {
  k: '#1a1423',
  n: '#2b1f47',
  p: '#4a2f73',
  v: '#7a4fb5',
  l: '#bf88ff',
  i: '#f08fb8',
  h: '#ffc3a0',
  c: '#fff3d6',
  y: '#ffcf5a',
  o: '#f2884b',
  r: '#d9435f',
  m: '#68ebb0',
  g: '#2fa37c',
  t: '#1c5f66',
  d: '#163a4c',
} satisfies Legend

export type SceneColor = keyof typeof SCENE
