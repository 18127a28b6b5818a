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

/** Eight pixels square each, in one color, in the order in which PlayerToolbar.module.css counts them: what every bar has. */
export const ICONS_IN_TOOLBAR = [PLAY, STEP, RESTART, EDIT, FULLSCREEN]

/** What only a living example has. */
export const TOOLBAR_ICONS = [PAUSE, CHECK, RESET, SOUND]
