const PLAY = `
.##.....
.####...
.#####..
.#######
.#######
.#####..
.####...
.##.....
`

const PAUSE = `
.##..##.
.##..##.
.##..##.
.##..##.
.##..##.
.##..##.
.##..##.
.##..##.
`

const STEP = `
#.....##
##....##
###...##
####..##
####..##
###...##
##....##
#.....##
`

const RESTART = `
..###..#
.#...#.#
#.....##
#....###
#.......
#......#
.#....#.
..####..
`

const EDIT = `
.....##.
....####
...##.##
..#####.
.#####..
.####...
####....
##......
`

/** Also a mark of the pages. */
export const CHECK = `
........
......##
.....###
##..###.
######..
.####...
..##....
........
`

const RESET = `
..#.....
.##.....
#######.
#######.
.##...##
..#...##
.....##.
..####..
`

const FULLSCREEN = `
###..###
#......#
#......#
........
........
#......#
#......#
###..###
`

const SOUND = `
...#....
..##..#.
####...#
####.#.#
####.#.#
####...#
..##..#.
...#....
`

/** Eight pixels square each, in one color, in the order in which LiveBar.module.css counts them: what every bar has. */
export const BAR_ICONS = [PLAY, STEP, RESTART, EDIT, FULLSCREEN]

/** What only a living example has. */
export const LIVE_ICONS = [PAUSE, CHECK, RESET, SOUND]
