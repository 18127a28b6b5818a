import { askToReload } from './askToReload'
import { reloadOnce } from './reloadOnce'
import { reloadIfOutdated } from './reloadIfOutdated'

jest.mock('./askToReload', () => ({ askToReload: jest.fn() }))
jest.mock('./reloadOnce', () => ({ reloadOnce: jest.fn(() => false) }))

const asked = jest.mocked(askToReload)
const left = jest.mocked(reloadOnce)
let pointer: 'fine' | 'coarse'
let published: string | undefined
let isPageThere: boolean

const fetchMock = jest.fn(async (address: string) =>
  address.includes('app-data.json')
    ? { ok: true, json: async () => ({ webpackCompilationHash: published }) }
    : { ok: isPageThere },
)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, { fetch: fetchMock })
  window.matchMedia = jest.fn((query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList)
  asked.mockResolvedValue(true)
  pointer = 'fine'
  document.body.innerHTML = '<script data-build="a1"></script>'
  published = 'b2'
  isPageThere = true
})

test('leaves the page of an older build with the pending action', async () => {
  const play = { selector: '[data-action="play"]', index: 0 }
  await reloadIfOutdated(() => play)
  expect(left.mock.calls).toEqual([['a1', play]])
  expect(asked).not.toHaveBeenCalled()
})

test('a search asks, and takes along what was typed until the answer', async () => {
  let text = ''
  asked.mockImplementationOnce(async () => {
    text = 'tween'
    return true
  })
  await reloadIfOutdated(() => ({ text }))
  expect(left.mock.calls).toEqual([['a1', { text: 'tween' }]])
})

test('who does not want to reload stays, and is asked again next time', async () => {
  asked.mockResolvedValueOnce(false)
  await reloadIfOutdated(() => ({ text: 'tween' }))
  expect(left).not.toHaveBeenCalled()
  await reloadIfOutdated(() => ({ text: 'tween' }))
  expect(left).toHaveBeenCalledTimes(1)
})

test('on a touch screen, where nobody types without an input, an empty search does not ask', async () => {
  pointer = 'coarse'
  await reloadIfOutdated(() => ({ text: '' }))
  expect(asked).not.toHaveBeenCalled()
  expect(left.mock.calls).toEqual([['a1', { text: '' }]])
})

test('which build is published is asked past every cache', async () => {
  await reloadIfOutdated(() => ({ text: '' }))
  const address = expect.stringMatching(/^\/page-data\/app-data\.json\?\d+$/)
  expect(fetchMock).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'no-store' }))
  expect(fetchMock).toHaveBeenCalledWith(location.href, expect.objectContaining({ cache: 'reload' }))
})

test('a page of the published build stays', async () => {
  published = 'a1'
  await reloadIfOutdated(() => ({ text: 'tween' }))
  expect(left).not.toHaveBeenCalled()
})

test('a page that the new build does not have stays', async () => {
  isPageThere = false
  await reloadIfOutdated(() => ({ text: 'tween' }))
  expect(left).not.toHaveBeenCalled()
})

test('stays without an answer or pending action', async () => {
  await reloadIfOutdated(() => undefined)
  fetchMock.mockRejectedValueOnce(new Error('No network'))
  await reloadIfOutdated(() => ({ text: 'tween' }))
  expect(left).not.toHaveBeenCalled()
})

test('checks once for several missing chunks, and one pending action is enough', async () => {
  await Promise.all([reloadIfOutdated(() => undefined), reloadIfOutdated(() => ({ text: 'camera' }))])
  expect(left.mock.calls).toEqual([['a1', { text: 'camera' }]])
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('while the page is left, nothing goes on', async () => {
  const goesOn = jest.fn()
  left.mockReturnValueOnce(true)
  void reloadIfOutdated(() => ({ text: 'a' })).then(goesOn)
  void reloadIfOutdated(() => ({ text: 'b' })).then(goesOn)
  await new Promise((resolve) => setTimeout(resolve))
  expect(left).toHaveBeenCalledTimes(1)
  expect(goesOn).not.toHaveBeenCalled()
})
