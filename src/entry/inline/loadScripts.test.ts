import { loadScripts } from './loadScripts'

const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

let readyState: jest.SpyInstance

/** Starts the loader, by default on a page that is still loading. */
function startLoader(state: DocumentReadyState = 'loading') {
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  const own = document.createElement('script')
  own.dataset.scripts = '/a.js /b.js'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  loadScripts()
}

function finishLoading() {
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  jest.useFakeTimers()
  window.___early = { intents: [], stop: () => undefined }
  document.body.innerHTML = ''
})

afterEach(() => {
  // A loader that has started has nothing left to add
  act('pointerdown')
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

test('no script is added before the page has loaded', () => {
  startLoader()
  jest.runAllTimers()
  expect(sources()).toEqual([])
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('%s starts the scripts at once, in order', (type) => {
  startLoader()
  act(type)
  expect(sources()).toEqual(['/a.js', '/b.js'])
  expect(document.querySelector('script')!.async).toBe(false)
})

test('a resting mouse does not start the scripts', () => {
  startLoader()
  act('pointerover')
  expect(sources()).toEqual([])
})

test('a moving mouse starts the scripts only once the page has loaded', () => {
  startLoader()
  act('pointermove')
  expect(sources()).toEqual([])
  finishLoading()
  expect(sources()).toEqual([])
  act('pointermove')
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('the scripts start when the browser is idle after load, at the latest after 3 seconds', () => {
  window.requestIdleCallback = jest.fn()
  startLoader()
  expect(window.requestIdleCallback).not.toHaveBeenCalled()
  finishLoading()
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 })
  expect(sources()).toEqual([])
  jest.mocked(window.requestIdleCallback).mock.lastCall![0]({ didTimeout: false, timeRemaining: () => 50 })
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('where the browser does not say when it is idle, the scripts start shortly after load', () => {
  startLoader()
  finishLoading()
  jest.advanceTimersByTime(199)
  expect(sources()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('on a page that has loaded already, the load is not waited for', () => {
  startLoader('complete')
  jest.advanceTimersByTime(200)
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('the scripts are added once, however many signs there are', () => {
  startLoader()
  for (const type of ['pointerdown', 'keydown', 'pointerdown']) act(type)
  finishLoading()
  act('pointermove')
  jest.runAllTimers()
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('a script that fails is taken out, so that it can be asked for again', () => {
  startLoader()
  act('keydown')
  document.querySelector('script')!.dispatchEvent(new Event('error'))
  expect(sources()).toEqual(['/b.js'])
})

test('what was pressed while the page came in starts the scripts at its end', () => {
  window.___early!.intents.push({ kind: 'click', element: document.body })
  startLoader()
  expect(sources()).toEqual(['/a.js', '/b.js'])
})
