import { addDisplayFace } from './addDisplayFace'

const add = jest.fn()

beforeEach(() => {
  add.mockClear()
  localStorage.clear()
  Object.assign(document, { fonts: { add } })
  Object.assign(globalThis, {
    FontFace: class {
      constructor(...described: unknown[]) {
        Object.assign(this, { described })
      }
    },
  })
})

test('headlines have the face where the browser keeps it', () => {
  localStorage.setItem('turbo.display-face', `/a.woff2 ${btoa('wOF2')}`)
  addDisplayFace('/a.woff2')
  expect(add).toHaveBeenCalledWith({
    described: ['Turbo Display', new Uint8Array([0x77, 0x4f, 0x46, 0x32]), { weight: '700' }],
  })
})

test('a page begins without a face that was never fetched, and without an older drawing', () => {
  addDisplayFace('/a.woff2')
  localStorage.setItem('turbo.display-face', `/a.woff2 ${btoa('wOF2')}`)
  addDisplayFace('/b.woff2')
  expect(add).not.toHaveBeenCalled()
})
