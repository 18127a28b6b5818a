import { momentOf } from './moment'

const inputAt = (text: string, tick: number) => momentOf(text)!.inputAt(tick)

test('without words it is the first frame, with nothing pressed', () => {
  const moment = momentOf('')!
  expect(moment.frame).toBe(0)
  expect(moment.inputAt(0)).toEqual({
    gamepads: [[], []],
    pointer: { x: 0, y: 0, down: false, scroll: [0, 0] },
    now: 1750000000,
  })
})

test('a frame is named by its number', () => {
  expect(momentOf('frame=90')!.frame).toBe(90)
})

test('keys are held from the first frame on', () => {
  expect(inputAt('frame=90 keys=right+a', 0).gamepads).toEqual([['right', 'a'], []])
  expect(inputAt('frame=90 keys=right+a', 90).gamepads).toEqual([['right', 'a'], []])
})

test('a key can be held in one frame or in some', () => {
  const held = (tick: number) => inputAt('keys=a@5+up@7-9', tick).gamepads[0]
  expect([4, 5, 6, 7, 9, 10].map(held)).toEqual([[], ['a'], [], ['up'], ['up'], []])
})

test('the second player has keys of her own', () => {
  expect(inputAt('keys2=start', 0).gamepads).toEqual([[], ['start']])
})

test('the pointer stands at a place and may be pressed', () => {
  expect(inputAt('pointer=120,40', 0).pointer).toMatchObject({ x: 120, y: 40, down: false })
  expect(inputAt('pointer=120,40 press', 3).pointer.down).toBe(true)
  expect(inputAt('press@3', 2).pointer.down).toBe(false)
  expect(inputAt('press@3', 3).pointer.down).toBe(true)
})

test('the clock goes on', () => {
  expect(inputAt('', 120).now).toBe(1750000002)
})

test.each([
  'frame=x',
  'frame=-1',
  'keys=jump',
  'keys=',
  'keys',
  'pointer=5',
  'press=now',
  'mouse=1,2',
  'framed=3',
  'press5',
])('%s says nothing', (text) => {
  expect(momentOf(text)).toBeUndefined()
})
