import { canvasOf } from './canvas'
import { drawCalls } from './drawCalls'
import { colorAt, drawn, nineSlice, rect, sprite, spriteOf } from '../../tests/plainCalls'

const COLORS = { r: 0xff0000ff, g: 0x00ff00ff, b: 0x0000ffff }
const flag = spriteOf(['rrg r.b', 'bbb bbb'], COLORS)
const mark = spriteOf(['rg b.'], COLORS)

test('draws a sprite at its size and top left corner, without transparent pixels', () => {
  expect(drawn(5, 4, [rect({ w: 5, h: 4 }), sprite('flag', { x: 1, y: 1 })], { flag })).toEqual([
    '#####',
    '#rrg#',
    '#r#b#',
    '#####',
  ])
})

test('clips at the canvas edges', () => {
  expect(drawn(2, 2, [sprite('flag', { x: -1, y: -1 })], { flag })).toEqual(['.b', '..'])
  expect(drawn(2, 2, [sprite('flag', { x: 1, y: 1 })], { flag })).toEqual(['..', '.r'])
  expect(
    drawn(2, 2, [sprite('flag', { x: 2 }), sprite('flag', { x: -3 }), sprite('flag', { y: 99 })], { flag }),
  ).toEqual(['..', '..'])
})

test('an unknown sprite draws nothing', () => {
  expect(drawn(2, 1, [sprite('flga'), nineSlice('flga', { w: 2, h: 1 })], { flag })).toEqual(['..'])
})

test('a requested frame overrides the playing one, and frame numbers wrap', () => {
  expect(drawn(3, 1, [sprite('flag', {}, 1)], { flag })).toEqual(['bbb'])
  expect(drawn(3, 1, [sprite('flag', { frame: 0 }, 1)], { flag })).toEqual(['rrg'])
  expect(drawn(3, 1, [sprite('flag', { frame: 5 })], { flag })).toEqual(['bbb'])
})

test('flips mirror the sprite in its box', () => {
  expect(drawn(3, 2, [sprite('flag', { flip_x: true })], { flag })).toEqual(['grr', 'b.r'])
  expect(drawn(3, 2, [sprite('flag', { flip_y: true })], { flag })).toEqual(['r.b', 'rrg'])
})

test('scaling grows to the right and down; the size is truncated', () => {
  expect(drawn(5, 5, [sprite('mark', { scale_x: 2, scale_y: 2 })], { mark })).toEqual([
    'rrgg.',
    'rrgg.',
    'bb...',
    'bb...',
    '.....',
  ])
  expect(drawn(4, 3, [sprite('mark', { scale_x: 1.9, scale_y: 1.4 })], { mark })).toEqual(['rgg.', 'b...', '....'])
  expect(drawn(2, 2, [sprite('mark', { scale_x: 0 }), sprite('mark', { scale_y: -1 })], { mark })).toEqual(['..', '..'])
})

test('w and h stretch the sprite', () => {
  expect(drawn(4, 2, [sprite('mark', { w: 4 })], { mark })).toEqual(['rrgg', 'bb..'])
  expect(drawn(4, 4, [sprite('mark', { w: 2, h: 4 })], { mark })).toEqual(['rg..', 'rg..', 'b...', 'b...'])
})

test('without cover the sprite keeps its size and is clipped to its fixed box', () => {
  expect(drawn(4, 3, [sprite('mark', { w: 4, h: 1, cover: false })], { mark })).toEqual(['rg..', '....', '....'])
  expect(drawn(4, 3, [sprite('mark', { w: 3, h: 3, cover: false, scale_x: 2 })], { mark })).toEqual([
    'rrg.',
    'bb..',
    '....',
  ])
})

test('repeat tiles the box from its top left corner', () => {
  expect(drawn(5, 3, [sprite('mark', { w: 5, h: 3, repeat: true })], { mark })).toEqual(['rgrgr', 'b.b.b', 'rgrgr'])
  expect(drawn(4, 2, [sprite('mark', { w: 4, h: 2, repeat: true, scale_x: 2 })], { mark })).toEqual(['rrgg', 'bb..'])
})

test('tx and ty shift the sprite inside its box, clipped or wrapped', () => {
  expect(drawn(3, 2, [sprite('mark', { tx: 1 })], { mark })).toEqual(['.r.', '.b.'])
  expect(drawn(4, 2, [sprite('mark', { w: 4, tx: 1, repeat: true })], { mark })).toEqual(['grgr', '.b.b'])
  expect(drawn(2, 2, [sprite('mark', { ty: -1 })], { mark })).toEqual(['b.', '..'])
})

test('rotates clockwise around the center', () => {
  expect(drawn(3, 2, [sprite('flag', { rotation: 180 })], { flag })).toEqual(['b.r', 'grr'])
  expect(drawn(2, 2, [sprite('mark', { rotation: 90 })], { mark })).toEqual(['br', '.g'])
  expect(drawn(2, 2, [sprite('mark', { rotation: -90 })], { mark })).toEqual(['g.', 'rb'])
})

test('a rotated sprite keeps flips, frames and tiles', () => {
  expect(drawn(2, 2, [sprite('mark', { rotation: 90, flip_x: true })], { mark })).toEqual(['.g', 'br'])
  expect(drawn(3, 2, [sprite('flag', { rotation: 180, frame: 1 })], { flag })).toEqual(['bbb', 'bbb'])
  expect(drawn(4, 2, [sprite('mark', { w: 4, rotation: 180, repeat: true })], { mark })).toEqual(['.b.b', 'grgr'])
})

test('the origin moves the pivot of a sprite', () => {
  expect(drawn(4, 2, [sprite('mark', { origin: [1, 0], rotation: 180 })], { mark })).toEqual(['...b', '..gr'])
})

test('a tint multiplies every color', () => {
  expect(drawn(3, 2, [sprite('flag', { color: 0xff00ffff })], { flag })).toEqual(['rr.', 'r.b'])
})

test('an opacity fades only visible pixels', () => {
  const canvas = canvasOf(3, 2)
  const calls = [rect({ w: 3, h: 2, color: 0xffffffff }), sprite('flag', { opacity: 0.5 })]
  drawCalls(canvas, calls, new Map([['flag', flag]]))
  expect([colorAt(canvas, 0, 0), colorAt(canvas, 1, 1)]).toEqual([0xffbdbd, 0xffffff])
})

test('a background fills transparent pixels', () => {
  expect(drawn(3, 2, [sprite('flag', { background_color: 0xffffffff })], { flag })).toEqual(['rrg', 'r#b'])
  expect(drawn(3, 2, [sprite('flag', { background_color: 0xffffffff, rotation: 180 })], { flag })).toEqual([
    'b#r',
    'grr',
  ])
})

test('a radius rounds the corners of the box', () => {
  expect(
    drawn(6, 6, [sprite('mark', { w: 6, h: 6, border_radius: 3, background_color: 0xffffffff })], { mark }),
  ).toEqual(['.rrgg.', 'rrrggg', 'rrrggg', 'bbb###', 'bbb###', '.bb##.'])
})

const panel = spriteOf(['rgbr gr#g b#rb rgbr'], { ...COLORS, '#': 0xffffffff })

test('a nine-slice keeps corners and tiles edges and center', () => {
  expect(drawn(7, 5, [nineSlice('panel', { w: 7, h: 5, margins: [1, 1, 1, 1] })], { panel })).toEqual([
    'rgbgbgr',
    'gr#r#rg',
    'b#r#r#b',
    'gr#r#rg',
    'rgbgbgr',
  ])
})

test('margins are left, top, right and bottom', () => {
  expect(drawn(5, 4, [nineSlice('panel', { w: 5, h: 4, margins: [2, 0, 1, 3] })], { panel })).toEqual([
    'rgbbr',
    'gr##g',
    'b#rrb',
    'rgbbr',
  ])
})

test('corners overlap in a nine-slice smaller than its margins', () => {
  expect(drawn(4, 3, [nineSlice('panel', { x: 1, y: 1, w: 3, h: 2, margins: [2, 2, 2, 2] })], { panel })).toEqual([
    '....',
    '.brb',
    '.rbr',
  ])
})

test('without margins the whole sprite repeats', () => {
  expect(drawn(5, 2, [nineSlice('mark', { w: 5, h: 2 })], { mark })).toEqual(['rgrgr', 'b.b.b'])
})

test('margins larger than the sprite draw nothing outside it', () => {
  expect(drawn(6, 2, [nineSlice('mark', { w: 6, h: 2, margins: [3, 2, 3, 0] })], { mark })).toEqual([
    'rg..rg',
    'b...b.',
  ])
})
