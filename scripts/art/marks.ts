import { dataUrlSheet } from './dataUrlSheet'
import { MARK_NAMES, type MarkName } from '../../src/lib/config/names'
import { ICONS_IN_TOOLBAR, CHECK, TOOLBAR_ICONS } from './playerIcons'
import { rowsOf } from './pixels'

const MARKS: Record<MarkName, string> = {
  spark: `
...##...
...##...
########
########
.######.
..####..
.##..##.
##....##
`,
  wrench: `
....##..
...##...
...##..#
...#####
..#####.
.###....
###.....
##......
`,
  book: `
.#######
#.#....#
#.#.##.#
#.#....#
#.#....#
#.######
#.......
.#######
`,
  gamepad: `
........
.##..##.
########
#.####.#
########
###..###
##....##
........
`,
  signpost: `
...#....
.######.
.#######
.######.
...#....
...#....
...#....
..###...
`,
  braces: `
..#..#..
.#....#.
.#....#.
#......#
#......#
.#....#.
.#....#.
..#..#..
`,
  info: `
.######.
###..###
########
##...###
###..###
###..###
##....##
.######.
`,
  bulb: `
..####..
.######.
.##.###.
.######.
..####..
........
..####..
...##...
`,
  check: CHECK,
  warning: `
...##...
...##...
..####..
..#..#..
.##..##.
.######.
###..###
########
`,
  skull: `
.######.
########
#..##..#
#..##..#
########
.##..##.
.######.
.#.##.#.
`,
  brokenHeart: `
.##..##.
####.###
###.####
####.###
.##.###.
..#.##..
...##...
........
`,
  ghost: `
..####..
.######.
#..#..##
#..#..##
########
########
########
#.##.##.
`,
}

const SIZE = 8

/** Between drawings: WebKit paints a sliver of the neighbor. Style sheets count on it. */
const GAP = '..'

/** The style sheet with all marks in a data URL strip. */
export function markStripSheet(): string {
  return stripSheet(
    'mark-strip',
    MARK_NAMES.map((name) => MARKS[name]),
  )
}

export const toolbarStripSheet = () => stripSheet('bar-strip', ICONS_IN_TOOLBAR)

/** The same for icons of running examples. It loads later, and a token of the root would restyle the whole page. */
export const liveStripSheet = () => stripSheet('live-strip', TOOLBAR_ICONS, '[data-action],\n[data-sound]')

function stripSheet(token: string, drawings: readonly string[], scope = ':root'): string {
  const width = (SIZE + GAP.length) * drawings.length
  const rows = Array.from({ length: SIZE }, (_, y) => drawings.map((drawing) => rowsOf(drawing)[y]).join(GAP))
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -.5 ${width} ${SIZE}' shape-rendering='crispEdges'><path stroke='#000' d='${rows.map(strokes).join('')}'/></svg>`
  return dataUrlSheet({ [token]: svg }, scope)
}

/** A row as strokes of one pixel, relative to the previous run. */
function strokes(row: string, y: number): string {
  let end = 0
  return [...row.matchAll(/#+/g)]
    .map(({ index, 0: { length } }, count) => {
      const start = count === 0 ? `M${index} ${y}` : `m${index - end} 0`
      end = index + length
      return `${start}h${length}`
    })
    .join('')
}
