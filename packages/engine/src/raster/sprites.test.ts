import { canvasOf } from './canvas'
import { drawCalls } from './drawCalls'
import { colorAt, drawn, nineSlice, rect, sprite, spriteOf } from '../../tests/plainCalls'

const COLORS = { r: 0xff0000ff, g: 0x00ff00ff, b: 0x0000ffff }
const flag = spriteOf(['rrg r.b', 'bbb bbb'], COLORS)
const mark = spriteOf(['rg b.'], COLORS)

test('a sprite is drawn in its own size at its top left corner, and nothing where it is transparent', () => {
  expect(drawn(5, 4, [rect({ w: 5, h: 4 }), sprite('flag', { x: 1, y: 1 })], { flag })).toEqual([
    '#####',
    '#rrg#',
    '#r#b#',
    '#####',
  ])
})

test('a sprite at the edge is cut', () => {
  expect(drawn(2, 2, [sprite('flag', { x: -1, y: -1 })], { flag })).toEqual(['.b', '..'])
  expect(drawn(2, 2, [sprite('flag', { x: 1, y: 1 })], { flag })).toEqual(['..', '.r'])
  expect(
    drawn(2, 2, [sprite('flag', { x: 2 }), sprite('flag', { x: -3 }), sprite('flag', { y: 99 })], { flag }),
  ).toEqual(['..', '..'])
})

test('a sprite of an unknown name draws nothing', () => {
  expect(drawn(2, 1, [sprite('flga'), nineSlice('flga', { w: 2, h: 1 })], { flag })).toEqual(['..'])
})

test('the frame that is asked for wins over the one that plays, and frame numbers wrap', () => {
  expect(drawn(3, 1, [sprite('flag', {}, 1)], { flag })).toEqual(['bbb'])
  expect(drawn(3, 1, [sprite('flag', { frame: 0 }, 1)], { flag })).toEqual(['rrg'])
  expect(drawn(3, 1, [sprite('flag', { frame: 5 })], { flag })).toEqual(['bbb'])
})

test('flips mirror the picture in its box', () => {
  expect(drawn(3, 2, [sprite('flag', { flip_x: true })], { flag })).toEqual(['grr', 'b.r'])
  expect(drawn(3, 2, [sprite('flag', { flip_y: true })], { flag })).toEqual(['r.b', 'rrg'])
})

test('a scale grows to the right and down; the size loses its fraction', () => {
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

test('w and h stretch the picture', () => {
  expect(drawn(4, 2, [sprite('mark', { w: 4 })], { mark })).toEqual(['rrgg', 'bb..'])
  expect(drawn(4, 4, [sprite('mark', { w: 2, h: 4 })], { mark })).toEqual(['rg..', 'rg..', 'b...', 'b...'])
})

test('without cover the picture keeps its size and is cut to its box, which does not grow', () => {
  expect(drawn(4, 3, [sprite('mark', { w: 4, h: 1, cover: false })], { mark })).toEqual(['rg..', '....', '....'])
  expect(drawn(4, 3, [sprite('mark', { w: 3, h: 3, cover: false, scale_x: 2 })], { mark })).toEqual([
    'rrg.',
    'bb..',
    '....',
  ])
})

test('repeat fills the box with tiles from its top left corner', () => {
  expect(drawn(5, 3, [sprite('mark', { w: 5, h: 3, repeat: true })], { mark })).toEqual(['rgrgr', 'b.b.b', 'rgrgr'])
  expect(drawn(4, 2, [sprite('mark', { w: 4, h: 2, repeat: true, scale_x: 2 })], { mark })).toEqual(['rrgg', 'bb..'])
})

test('tx and ty shift the picture inside its box; what leaves it is cut, or comes back where it repeats', () => {
  expect(drawn(3, 2, [sprite('mark', { tx: 1 })], { mark })).toEqual(['.r.', '.b.'])
  expect(drawn(4, 2, [sprite('mark', { w: 4, tx: 1, repeat: true })], { mark })).toEqual(['grgr', '.b.b'])
  expect(drawn(2, 2, [sprite('mark', { ty: -1 })], { mark })).toEqual(['b.', '..'])
})

test('a rotation turns clockwise about the middle', () => {
  expect(drawn(3, 2, [sprite('flag', { rotation: 180 })], { flag })).toEqual(['b.r', 'grr'])
  expect(drawn(2, 2, [sprite('mark', { rotation: 90 })], { mark })).toEqual(['br', '.g'])
  expect(drawn(2, 2, [sprite('mark', { rotation: -90 })], { mark })).toEqual(['g.', 'rb'])
})

test('a turned sprite keeps its flips, frames and tiles', () => {
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

test('an opacity fades the picture and leaves transparent what is transparent', () => {
  const canvas = canvasOf(3, 2)
  const calls = [rect({ w: 3, h: 2, color: 0xffffffff }), sprite('flag', { opacity: 0.5 })]
  drawCalls(canvas, calls, new Map([['flag', flag]]))
  expect([colorAt(canvas, 0, 0), colorAt(canvas, 1, 1)]).toEqual([0xffbdbd, 0xffffff])
})

test('a background fills what is transparent', () => {
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

test('a nine-slice keeps its corners and tiles edges and center from their top left corner', () => {
  expect(drawn(7, 5, [nineSlice('panel', { w: 7, h: 5, margins: [1, 1, 1, 1] })], { panel })).toEqual([
    'rgbgbgr',
    'gr#r#rg',
    'b#r#r#b',
    'gr#r#rg',
    'rgbgbgr',
  ])
})

test('the margins of a nine-slice are left, top, right and bottom', () => {
  expect(drawn(5, 4, [nineSlice('panel', { w: 5, h: 4, margins: [2, 0, 1, 3] })], { panel })).toEqual([
    'rgbbr',
    'gr##g',
    'b#rrb',
    'rgbbr',
  ])
})

test('a nine-slice smaller than its margins lets its corners overlap', () => {
  expect(drawn(4, 3, [nineSlice('panel', { x: 1, y: 1, w: 3, h: 2, margins: [2, 2, 2, 2] })], { panel })).toEqual([
    '....',
    '.brb',
    '.rbr',
  ])
})

test('without margins the whole picture repeats', () => {
  expect(drawn(5, 2, [nineSlice('mark', { w: 5, h: 2 })], { mark })).toEqual(['rgrgr', 'b.b.b'])
})

test('margins larger than the picture draw nothing beyond it', () => {
  expect(drawn(6, 2, [nineSlice('mark', { w: 6, h: 2, margins: [3, 2, 3, 0] })], { mark })).toEqual([
    'rg..rg',
    'b...b.',
  ])
})
