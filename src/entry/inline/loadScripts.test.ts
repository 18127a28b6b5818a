import { reloadOnce } from '../../dom/reloadOnce'
import type { EarlyIntents } from '../../lib/loading/earlyIntents'
import { loadScripts } from './loadScripts'
import { recordEarlyIntents } from './recordEarlyIntents'

jest.mock('../../dom/reloadOnce', () => ({ PRESS_ENTER: 'Press Enter', reloadOnce: jest.fn() }))

const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

let readyState: jest.SpyInstance
let early: EarlyIntents

function startLoader(state: DocumentReadyState = 'loading') {
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  const own = document.createElement('script')
  own.dataset.scripts = '/a.js /b.js'
  own.dataset.styles = '/styles.css'
  own.dataset.build = 'a1'
  own.dataset.sidebar = '/assets/sidebar.json'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  loadScripts()
}

function finishLoading() {
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  jest.useFakeTimers()
  recordEarlyIntents()
  early = window.___early!
  document.head.innerHTML = '<style></style>'
  document.body.innerHTML = '<button data-early><svg></svg></button><button>Other</button><input>'
})

afterEach(() => {
  // Once the loader has started, nothing is left to add
  act('pointerdown')
  early.stop()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

const press = (key: string, { target = document.body, ...held }: KeyboardEventInit & { target?: Element } = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target.dispatchEvent(event)
  return event
}

const recorded = () =>
  early.intents.map((intent) =>
    intent.kind === 'key' ? { key: intent.press.key, text: intent.text } : { element: intent.element },
  )

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

test('the styles of the site come with the scripts, before all other styles, and apply to nothing yet', () => {
  document.head.innerHTML = '<style>a{}</style><style>b{}</style>'
  startLoader()
  expect(document.head.firstElementChild).toHaveTextContent('a{}')
  act('keydown')
  expect(document.head.firstElementChild).toHaveAttribute('href', '/styles.css')
  expect(document.head.firstElementChild).toHaveAttribute('data-site-styles')
  expect(document.head.firstElementChild).toHaveAttribute('media', 'not all')
})

test('the file of the sidebar is preloaded with the scripts, and counts as one of them', () => {
  startLoader()
  act('pointerdown')
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"]')!
  expect(preload.getAttribute('href')).toBe('/assets/sidebar.json')
  const fetchMock = jest.fn(() => new Promise(() => undefined))
  Object.assign(window, { fetch: fetchMock })
  preload.dispatchEvent(new Event('error'))
  expect(preload.isConnected).toBe(false)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('styles that cannot be loaded count as scripts that cannot', () => {
  startLoader()
  act('keydown')
  const link = document.querySelector('link')!
  const fetchMock = jest.fn(() => new Promise(() => undefined))
  Object.assign(window, { fetch: fetchMock })
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
  expect(fetchMock).toHaveBeenCalledTimes(1)
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
  Object.assign(globalThis, { fetch: jest.fn(() => new Promise(() => undefined)) })
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

describe('a page whose scripts are gone', () => {
  const fetchMock = jest.fn()
  const left = jest.mocked(reloadOnce)
  const publish = (html: string, ok = true) => fetchMock.mockResolvedValue({ ok, text: async () => html })

  beforeEach(() => {
    left.mockReset().mockReturnValue(true)
    fetchMock.mockReset()
    Object.assign(globalThis, { fetch: fetchMock })
  })

  async function failToLoad() {
    document.querySelector('script')!.dispatchEvent(new Event('error'))
    await settle()
  }

  async function settle() {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }

  const alert = () => document.querySelector('[role=alert]')?.textContent ?? ''

  test('is left for that of another build at Enter, with what was typed until then', async () => {
    publish('<script data-build="b2">')
    startLoader()
    for (const key of ['/', 't']) press(key)
    await failToLoad()
    expect(fetchMock).toHaveBeenCalledWith(location.href, { cache: 'reload' })
    expect(alert()).toBe('Press Enter')
    jest.advanceTimersByTime(8000)
    press('w')
    expect(left).not.toHaveBeenCalled()
    press('Enter')
    expect(left.mock.calls).toEqual([['a1', { text: 'tw' }]])
  })

  test('is left with the last button that was pressed', async () => {
    document.body.innerHTML = '<button data-early aria-label="Dark Mode"></button>'
    publish('<script data-build="b2">')
    startLoader()
    act('pointerdown')
    document.querySelector('button')!.click()
    await failToLoad()
    expect(left.mock.calls).toEqual([['a1', { selector: '[aria-label="Dark Mode"]', index: 0 }]])
  })

  test.each([
    ['the document is of the same build', '<script data-build="a1">', true],
    ['the document is gone', '<h1>Page Not Found</h1>', false],
  ])('stays where %s, and holds no key back', async (_, html, ok) => {
    publish(html, ok)
    startLoader()
    press('/')
    await failToLoad()
    expect(left).not.toHaveBeenCalled()
    expect(press('t').defaultPrevented).toBe(false)
  })

  test('asks once, however many scripts are gone', async () => {
    publish('<script data-build="b2">')
    startLoader()
    act('pointerdown')
    const scripts = document.querySelectorAll('script')
    for (const script of scripts) script.dispatchEvent(new Event('error'))
    expect(scripts).toHaveLength(2)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('answers a press with a message, and the next press with a reload that continues it', async () => {
    document.body.innerHTML = '<button data-early aria-label="Play"></button>'
    publish('<script data-build="a1">')
    startLoader()
    act('pointerdown')
    document.querySelector('button')!.click()
    await failToLoad()
    expect(alert()).toBe('Couldn’t load the scripts of this page. Check your connection and press again.')
    fetchMock.mockClear()
    document.querySelector('button')!.click()
    await settle()
    expect(fetchMock).toHaveBeenCalledWith(location.href, { cache: 'reload' })
    expect(history.state).toMatchObject({ pendingAction: { selector: '[aria-label="Play"]', index: 0 } })
  })

  test('a search after the message waits for Enter as well', async () => {
    publish('<script data-build="a1">')
    startLoader()
    act('pointerdown')
    await failToLoad()
    fetchMock.mockClear()
    for (const key of ['/', 't', 'w']) press(key)
    expect(alert()).toBe('Press Enter')
    expect(fetchMock).not.toHaveBeenCalled()
    press('Enter')
    await settle()
    expect(history.state).toMatchObject({ pendingAction: { text: 'tw' } })
  })

  test('answers a press while the host is silent after 8 seconds', () => {
    document.body.innerHTML = '<button data-early aria-label="Play"></button>'
    startLoader()
    act('pointerdown')
    document.querySelector('button')!.click()
    jest.advanceTimersByTime(7999)
    expect(alert()).toBe('')
    jest.advanceTimersByTime(1)
    expect(alert()).toContain('Couldn’t load the scripts')
  })

  test('says nothing after hydration', () => {
    document.body.innerHTML = '<button data-early aria-label="Play"></button>'
    startLoader()
    act('pointerdown')
    document.querySelector('button')!.click()
    const { ___early } = window
    delete window.___early
    jest.advanceTimersByTime(8000)
    window.___early = ___early!
    expect(alert()).toBe('')
  })

  test('stays without a network', async () => {
    fetchMock.mockRejectedValue(new Error('No network'))
    startLoader()
    press('/')
    await failToLoad()
    expect(left).not.toHaveBeenCalled()
    expect(press('t').defaultPrevented).toBe(false)
  })

  test('stays where its build was left before', async () => {
    left.mockReturnValue(false)
    publish('<script data-build="b2">')
    startLoader()
    press('/')
    await failToLoad()
    press('Enter')
    expect(press('t').defaultPrevented).toBe(false)
  })
})

describe('a page that was loaded again', () => {
  test('starts at once, and takes over the search with its text', () => {
    history.replaceState({ key: 'k1', pendingAction: { text: 'tw' }, left: 'a1' }, '')
    early.stop()
    recordEarlyIntents()
    early = window.___early!
    startLoader()
    expect(sources()).toEqual(['/a.js', '/b.js'])
    press('e')
    expect(recorded()).toEqual([{ key: '/', text: 'twe' }])
    expect(history.state).toEqual({ key: 'k1', left: 'a1' })
  })

  test('takes over the press on what it still has', () => {
    history.replaceState({ pendingAction: { selector: 'button', index: 1 } }, '')
    startLoader()
    expect(recorded()).toEqual([{ element: document.querySelectorAll('button')[1] }])
  })

  test('forgets the press on what it has no more', () => {
    history.replaceState({ pendingAction: { selector: 'button', index: 7 } }, '')
    startLoader()
    expect(recorded()).toEqual([])
  })
})
