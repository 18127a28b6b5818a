import type { PlayedPicture } from './protocol'
import { shadeFor, type ShadeRequest } from './surface'
import { openSurface, type DrawnSurface, type Surface } from './surfaceDevice'

jest.mock('./surfaceDevice')

const picture: PlayedPicture = { width: 1, height: 1, pixels: new Uint8ClampedArray(4) }
const globals = { camera: { x: 0, y: 0, z: 1 }, tick: 0 }

let result: DrawnSurface = 'drawn'
let isLost = false
const drawn: string[] = []

const surface: Surface = {
  check: (wgsl) => Promise.resolve(wgsl.includes('error') ? [{ start: 3, end: 4, message: 'unexpected token' }] : []),
  draw: (wgsl) => {
    drawn.push(wgsl)
    return Promise.resolve(result)
  },
  isLost: () => isLost,
}

beforeAll(() => Object.assign(navigator, { gpu: {} }))

beforeEach(() => {
  drawn.length = 0
  result = 'drawn'
  isLost = false
  jest.mocked(openSurface).mockResolvedValue(surface)
})

function shading() {
  const shade = shadeFor((loading) => loading)
  return (name: string, sources: Record<string, string>, kind: ShadeRequest['kind'] = 'edit') =>
    shade({ kind, shaders: { sources }, name, picture, globals })
}

test('draws through the active shader, and through none', async () => {
  const shade = shading()
  expect(await shade('a', { a: 'one', b: 'two' })).toEqual({ note: '', errors: {} })
  expect(await shade('', { a: 'one' }, 'frame')).toEqual({ note: '' })
  expect(drawn).toEqual(['one'])
})

test('reports unknown names, also those that every object has', async () => {
  const shade = shading()
  expect(await shade('c', { a: 'one' })).toEqual({
    note: 'There is no shader called `c`. The picture is shown without a shader.',
    errors: {},
  })
  expect((await shade('toString', { a: 'one' })).note).toMatch(/^There is no shader/)
  expect(drawn).toEqual([])
})

test('reports errors of all shaders with their lines, and draws the last version without errors', async () => {
  const shade = shading()
  await shade('a', { a: 'one' })
  const errors = { a: [{ span: { start: 3, end: 4 }, message: 'unexpected token', line: 2, column: 2 }] }
  expect(await shade('a', { a: 'a\nerror' })).toEqual({
    note: 'The shader `a` has an error: unexpected token',
    errors,
  })
  expect(drawn).toEqual(['one', 'one'])
  expect(await shading()('b', { a: 'a\nerror', b: 'two' })).toEqual({ note: '', errors })
})

test('switches a slow shader off until its text changes or the program starts again', async () => {
  const shade = shading()
  result = 'slow'
  expect((await shade('a', { a: 'one' }, 'frame')).note).toMatch(/^The shader `a` takes longer than a second/)
  result = 'drawn'
  expect((await shade('a', { a: 'one' }, 'edit')).note).toMatch(/^The shader `a` takes longer than a second/)
  expect((await shade('a', { a: 'two' }, 'edit')).note).toBe('')
  expect((await shade('a', { a: 'one' }, 'start')).note).toBe('')
  expect(drawn).toEqual(['one', 'two', 'one'])
})

test('opens another device after a loss only when a program starts', async () => {
  const shade = shading()
  await shade('a', { a: 'one' }, 'start')
  isLost = true
  expect(await shade('a', { a: 'one' }, 'frame')).toEqual({
    note: 'The graphics device stopped. The game runs without the shader `a`: press Restart to try again.',
  })
  jest.mocked(openSurface).mockImplementationOnce(() => {
    isLost = false
    return Promise.resolve(surface)
  })
  expect((await shade('a', { a: 'one' }, 'start')).note).toBe('')
})

const NO_DEVICE = 'WebGPU is not available on this device, so the picture is shown without the shader `a`.'

test('without a device the program runs without the shader', async () => {
  isLost = true
  jest.mocked(openSurface).mockResolvedValueOnce(undefined)
  expect(await shading()('a', { a: 'one' }, 'start')).toEqual({ note: NO_DEVICE, errors: {} })
  jest.mocked(openSurface).mockRejectedValueOnce(new Error('no adapter'))
  expect(await shading()('a', { a: 'one' }, 'start')).toEqual({ note: NO_DEVICE, errors: {} })
  expect(await shading()('', { a: 'one' }, 'edit')).toEqual({ note: '', errors: {} })
})
