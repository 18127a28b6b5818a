import { typeAhead, typedAfter } from './typeAhead'

const press = (key: string, held: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...held })

test('letters are added, and Backspace takes the last one back', () => {
  expect(typedAfter('t', press('w'))).toBe('tw')
  expect(typedAfter('tw', press('Backspace'))).toBe('t')
  expect(typedAfter('', press('Backspace'))).toBe('')
})

test('shortcuts and keys without a letter add nothing', () => {
  for (const held of [{ metaKey: true }, { ctrlKey: true }, { altKey: true }])
    expect(typedAfter('t', press('w', held))).toBe('t')
  expect(typedAfter('t', press('Enter'))).toBe('t')
})

test('what goes into a field is not typed ahead', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const event = press('w')
  field.dispatchEvent(event)
  expect(typedAfter('t', event)).toBe('t')
})

test('text typed while the field loads is in it', () => {
  typeAhead()
  for (const key of ['t', 'w'])
    expect(document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))).toBe(
      false,
    )
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  expect(field).toHaveValue('tw')
})

test('returns unclaimed text, before later text', () => {
  document.body.innerHTML = ''
  const type = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const { typed, stop } = typeAhead()
  type('t')
  stop()
  type('x')
  expect(typed()).toBe('t')
  const again = typeAhead(typed())
  type('w')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  expect(field).toHaveValue('tw')
  expect(again.typed()).toBe('')
})
