import { scrollIntoViewBy } from './scrollGameIntoView'

const view = { top: 100, bottom: 700 }

test.each([
  [{ top: 108, bottom: 692 }, 0],
  [{ top: 300, bottom: 800 }, 108],
  [{ top: 20, bottom: 400 }, -88],
  [{ top: 300, bottom: 1000 }, 192],
])('what is at %j is scrolled to by %i', (thing, way) => {
  expect(scrollIntoViewBy(thing, view)).toBe(way)
})
