import { MARK_NAMES } from '../../src/lib/config/names'
import type { MarkName } from '../../src/lib/config/names'
import { ICONS_IN_TOOLBAR, CHECK, TOOLBAR_ICONS } from './playerIcons'
import { rowsOf } from './pixels'

/** Eight pixels square each, in one color: that of the text beside them. */
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

/** The style sheet that holds all marks side by side, as a picture inside an address. */
export function markStripSheet(): string {
  return stripSheet(
    'mark-strip',
    MARK_NAMES.map((name) => MARKS[name]),
  )
}

/** The same for the icons of the bar of an example. */
export const toolbarStripSheet = () => stripSheet('bar-strip', ICONS_IN_TOOLBAR)

/** The same for those of a living example. */
export const liveStripSheet = () => stripSheet('live-strip', TOOLBAR_ICONS)

function stripSheet(token: string, drawings: readonly string[]): string {
  const width = SIZE * drawings.length
  const rows = Array.from({ length: SIZE }, (_, y) => drawings.map((drawing) => rowsOf(drawing)[y]).join(''))
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -.5 ${width} ${SIZE}' shape-rendering='crispEdges'><path stroke='#000' d='${rows.map(strokes).join('')}'/></svg>`
  const address = svg.replace(/[<>#]/g, encodeURIComponent)
  return `/* Written by npm run art */\n:root {\n  --${token}: url("data:image/svg+xml,${address}");\n}\n`
}

/** A row as lines one pixel thick, each run of pixels from the end of the one before. */
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
