import { paint } from '../run/paint'
import { pictureRoom, programAlone, showFirstPicture } from './firstPicture'
import { removeFirstPicture } from './removeFirstPicture'

jest.mock('../run/paint')

const wide = { window: { width: 1440, height: 900 }, top: 92, layout: 'side by side', split: 44 } as const
const picture = { width: 256, height: 144, pixels: new Uint8ClampedArray(4 * 256 * 144) }

test('a program without other files can be drawn first', () => {
  const file = { path: 'src/lib.rs', text: 'turbo::go!({});' }
  expect(programAlone({ name: 'Red', files: [file] })).toBe('turbo::go!({});')
  expect(programAlone({ name: 'Red', files: [file, { path: 'turbo.toml', text: '' }] })).toBeUndefined()
  const hero = { path: 'sprites/hero.png', bytes: new Uint8Array() }
  expect(programAlone({ name: 'Red', files: [file], sprites: [hero] })).toBeUndefined()
  expect(programAlone({ error: 'This link is damaged.' })).toBeUndefined()
})

test('next to the code, the picture is centered in its pane', () => {
  expect(pictureRoom(wide)).toEqual({ center: 1165, top: 152, width: 518 })
})

test('a larger pane moves the picture, a low window makes it smaller', () => {
  expect(pictureRoom({ ...wide, split: 60 }).center).toBe(1065)
  expect(pictureRoom({ ...wide, window: { width: 1440, height: 450 } }).width).toBe(416)
})

test('above the code, the picture is as wide as the window', () => {
  const phone = { window: { width: 390, height: 844 }, top: 80, layout: 'stacked', split: 44 } as const
  expect(pictureRoom(phone)).toEqual({ center: 195, top: 132, width: 374 })
})

test('on a phone on its side, the picture is in the left half', () => {
  const phone = { window: { width: 844, height: 390 }, top: 80, layout: 'on its side', split: 44 } as const
  expect(pictureRoom(phone).center).toBe(210.5)
})

test('the picture covers the page until it is removed', () => {
  showFirstPicture(picture, wide)
  const canvas = document.querySelector('body > canvas')!
  expect(paint).toHaveBeenCalledWith(canvas, picture)
  expect(canvas).toHaveStyle({ position: 'fixed', left: '1165px', top: '152px' })
  removeFirstPicture()
  expect(document.querySelector('canvas')).toBeNull()
})
