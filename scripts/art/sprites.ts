/** Pixel maps of the scene; letters are palette colors. */

export const HERO = `
.........m..mm....
.........mmgg.....
...........g......
......kkkkkkkk....
.....kccccccccck..
....kcccccccccck..
....kcckkkkkkkkk..
....khckkmkkkmkk..
....khckkmkkkmkk..
....khcckkkkkkkk..
.rr..khhcccccck...
rrrrr.krrrrrrk....
..rrrrrrrrrrrk....
.....rrkccccckkk..
......kccyycckcck.
.....kkcchhcck.kk.
....kcckhhhhkkk...
.....kkkkkkkcck...
....koook..kook...
.....kkk...kkk....
`

export const COIN = `
..kkkk..
.kyyyyk.
kycyyyok
kycyooyk
kycyooyk
kyyyyyok
.koyook.
..kkkk..
`

export const HEART = `
.kk.kk.
krrkrrk
krirrrk
krrrrrk
.krrrk.
..krk..
...k...
`

export const HEART_EMPTY = `
.kk.kk.
kppkppk
kpppppk
kpppppk
.kpppk.
..kpk..
...k...
`

export const BLOB = `
....kkkkkk....
..kkoooooykk..
.kooooooooyyk.
kooooooooooyok
koooooooooooik
kokkkookkkoook
kroooooooooork
krrrooooooorrk
.kkkkkkkkkkkk.
`

export const PANCAKES = `
.......kkkk.......
...kkkkyccykkkk...
.kkhhooyyyyoohhkk.
khhooooooooooohhhk
khhhooohhooohhhhhk
koohhohhhhohhhhook
kkooohhhhhhhhoookk
krkkkkkkkkkkkkkkrk
khhhhhhhhhhhhhhhhk
koooooooooooooooyk
kkrrrrrrrrrrrrrrkk
khhhhhhhhhhhhhhhhk
kooooooooooooooook
.krrrrrrrrrrrrrrk.
..kkkkkkkkkkkkkk..
`

export const FLAG = `
kk............
kykkkkk.......
kykmmmmkkkk...
kykmmmmmmmmkk.
kykmmcmmmmmmmk
kykmmccmmmmkk.
kykmmcmmmkk...
kykggggkk.....
kykkkkk.......
kyk...........
kyk...........
kyk...........
kyk...........
kyk...........
kyk...........
kyk...........
kyk...........
`

export const TREE = `
.....kkkkkk.....
...kkmmmmmmkk...
..kmmmmmmmggmk..
.kmmmcmmmgmmggk.
.kmmmmmmmmmmggk.
kmmmmgmmmmmggggk
kgmmmmmmgmmggggk
kggmmmmmmmggggtk
.kgggmmmgggggtk.
.kggggggggggttk.
..ktgggggtgttk..
...kkttkkttkk...
.....kkook......
......koork.....
......koork.....
......koork.....
.....kkoorrk....
`

export const FLOWER = `
.i.
iyi
.i.
.g.
`

export const TUFT = `
m..m.
.m.mm
`

export const NAP = `
....ccc
......c
.....c.
ccc.ccc
.c.....
ccc....
`

export const DUST = `
.....hh.
.cc.cccc
ccccchh.
hcch.h..
`

export const BUSH = `
.....kkkk.........
...kkmmmmkk.kkkk..
..kmmmmmmgmkmmggk.
.kmmmmmmgmmmmmgggk
kmmmgmmmmmggmgggtk
kgmmmmmgmggggggttk
kggggggggggggttttk
`

export const FIR = `
...d...
...d...
..ddd..
...dd..
.ddddd.
..ddd..
.ddddd.
ddddddd
...d...
...d...
`
