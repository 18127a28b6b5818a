import { addDisplayFace } from './addDisplayFace'

const add = jest.fn()

beforeEach(() => {
  Object.assign(document, { fonts: { add } })
  Object.assign(globalThis, {
    FontFace: class {
      constructor(...described: unknown[]) {
        Object.assign(this, { described })
      }
    },
  })
})

test('headlines have their face from data in the page', () => {
  addDisplayFace({ family: 'Turbo Display', file: btoa('wOF2') })
  expect(add).toHaveBeenCalledWith({
    described: ['Turbo Display', new Uint8Array([0x77, 0x4f, 0x46, 0x32]), { weight: '700' }],
  })
})
