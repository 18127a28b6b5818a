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

/** Also a page mark. */
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

const LEAVE_FULLSCREEN = `
..#..#..
..#..#..
###..###
........
........
###..###
..#..#..
..#..#..
`

/** Icons of every toolbar, 8 × 8, in the order of PlayerToolbar.module.css. */
export const ICONS_IN_TOOLBAR = [PLAY, STEP, RESTART, EDIT, FULLSCREEN]

/** Icons of running examples; the last replaces its counterpart of the same index. */
export const TOOLBAR_ICONS = [PAUSE, CHECK, RESET, SOUND, LEAVE_FULLSCREEN]
