import { scriptLoader } from './scriptLoader'

const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

/** Runs the inline script on a page that is still loading and never idle. */
function runLoader() {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  new Function(scriptLoader(['/a.js', '/b.js']))()
}

beforeEach(() => {
  document.body.innerHTML = '<button data-early>Menu</button><button>Other</button><input>'
})

afterEach(() => {
  // A loader that has started is done listening
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  const { ___earlyIntents: queue } = window
  if (!queue) return
  document.removeEventListener('click', queue.click, true)
  document.removeEventListener('keydown', queue.key, true)
  delete window.___earlyIntents
})

const press = (key: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

test('no script is added before the page has loaded', () => {
  runLoader()
  expect(sources()).toEqual([])
})

test('a press starts the scripts at once, in order', () => {
  runLoader()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('a resting mouse does not start the scripts', () => {
  runLoader()
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(sources()).toEqual([])
})

test('a moving mouse starts the scripts only once the page has loaded', () => {
  runLoader()
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(sources()).toEqual([])
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('a press on a marked button is remembered, on another it is not', () => {
  runLoader()
  const [menu, other] = document.querySelectorAll('button')
  menu!.click()
  other!.click()
  expect([...window.___earlyIntents!]).toEqual([{ kind: 'click', element: menu }])
})

test('a search key and what is typed after it are remembered', () => {
  runLoader()
  for (const key of ['/', 't', 'w']) expect(press(key).defaultPrevented).toBe(true)
  expect([...window.___earlyIntents!]).toEqual([{ kind: 'key', key: '/', metaKey: false, ctrlKey: false, text: 'tw' }])
})

test('keys without a search key before them belong to the page', () => {
  runLoader()
  expect(press('t').defaultPrevented).toBe(false)
  expect([...window.___earlyIntents!]).toEqual([])
})

test('what is typed into a field belongs to the field', () => {
  runLoader()
  expect(press('/', document.querySelector('input')!).defaultPrevented).toBe(false)
  expect([...window.___earlyIntents!]).toEqual([])
})

test('a script that fails is taken out, so that it can be asked for again', () => {
  runLoader()
  press('Tab')
  document.querySelector('script')!.dispatchEvent(new Event('error'))
  expect(sources()).toEqual(['/b.js'])
})
