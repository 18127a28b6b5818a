import { act, render } from '@testing-library/react'
import { useDisplayFace } from './useDisplayFace'

jest.mock('gatsby', () => ({ withPrefix: (address: string) => `/docs${address}` }))

const Page = ({ path }: { path: string }) => {
  useDisplayFace(path)
  return <h1>Camera</h1>
}

/** Sets the height of the headline in the site's face; 40 px in the system's. */
function withHeight(height: number) {
  const box = () => ({ left: 0, top: 0, height: document.fonts.size > 0 ? height : 40 }) as DOMRect
  Range.prototype.getBoundingClientRect = box
}

const fetched = jest.fn()

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  localStorage.clear()
  document.fonts.clear()
  fetched.mockReset()
  fetched.mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2]).buffer) })
  Object.assign(globalThis, { FontFace: class {}, fetch: fetched })
})

test('the first page takes the face where nothing moves by that, and the browser keeps it', async () => {
  withHeight(40)
  render(<Page path="/" />)
  await act(async () => {})
  expect(document.fonts.size).toBe(1)
  expect(localStorage.getItem('turbo.display-face')).toMatch(/^\/docs\/assets\/data\/fonts\/[\da-f]{8}\.woff2 AQI=$/)
})

test('where its words would take another line, the page stays as it is, and the next one has the face', async () => {
  withHeight(80)
  const { rerender } = render(<Page path="/" />)
  await act(async () => {})
  expect(document.fonts.size).toBe(0)
  rerender(<Page path="/games" />)
  expect(document.fonts.size).toBe(1)
})

test('does not lay out a page of 2000 elements again; the next page has the typeface', async () => {
  withHeight(40)
  const { rerender } = render(<Page path="/" />)
  const words = document.createElement('p')
  words.append(...Array.from({ length: 2000 }, () => document.createElement('b')))
  document.querySelector('h1')!.append(words)
  await act(async () => {})
  expect(document.fonts.size).toBe(0)
  rerender(<Page path="/games" />)
  expect(document.fonts.size).toBe(1)
})

test('a face that the page began with is not fetched again', async () => {
  document.fonts.add(new FontFace('Turbo Display', ''))
  render(<Page path="/" />)
  await act(async () => {})
  expect(fetched).not.toHaveBeenCalled()
})

test('headlines stay in the face of the system where the file is missing', async () => {
  fetched.mockResolvedValue({ ok: false })
  render(<Page path="/" />)
  await act(async () => {})
  expect(document.fonts.size).toBe(0)
  expect(localStorage).toHaveLength(0)
})
