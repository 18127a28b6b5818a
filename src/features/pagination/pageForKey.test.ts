import { isRoutedTarget, pageForKey } from './pageForKey'

const previous = { title: 'Time', path: '/learn/api/time' }
const next = { title: 'Tween', path: '/learn/api/tween' }
const press = { key: 'ArrowRight', shiftKey: true, typing: false }

test('Shift and an arrow key turn the page', () => {
  expect(pageForKey(press, { previous, next })).toBe(next)
  expect(pageForKey({ ...press, key: 'ArrowLeft' }, { previous, next })).toBe(previous)
})

test('an arrow key without Shift scrolls as usual', () => {
  expect(pageForKey({ ...press, shiftKey: false }, { next })).toBeUndefined()
})

test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s held too, the keys belong to the browser', (modifier) => {
  expect(pageForKey({ ...press, [modifier]: true }, { next })).toBeUndefined()
})

test('arrow keys belong to the text field while the reader is typing', () => {
  expect(pageForKey({ ...press, typing: true }, { next })).toBeUndefined()
})

test('arrow keys belong to an open dialog or menu', () => {
  expect(pageForKey({ ...press, overlayOpen: true }, { next })).toBeUndefined()
})

test.each(['/learn/api/time', './time', '../api/time', '#ticks'])('%s is turned to within the site', (path) => {
  expect(isRoutedTarget(path)).toBe(true)
})

test.each(['https://turbo.test', '//turbo.test', 'mailto:a@turbo.test', 'www.turbo.test'])(
  '%s opens in a new window',
  (path) => {
    expect(isRoutedTarget(path)).toBe(false)
  },
)

test('there is nothing to turn to after the last page', () => {
  expect(pageForKey(press, { previous })).toBeUndefined()
})

test('Shift with an arrow belongs to the selection while text is selected', () => {
  const neighbors = { next: { title: 'Tween', path: '/learn/api/tween' } }
  const press = { key: 'ArrowRight', shiftKey: true, typing: false }
  expect(pageForKey({ ...press, selecting: true }, neighbors)).toBeUndefined()
  expect(pageForKey({ ...press, selecting: false }, neighbors)).toEqual(neighbors.next)
})
