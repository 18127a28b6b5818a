/** @jest-environment jsdom */
import { intentsToHonour } from './earlyIntents'

const button = document.createElement('button')
const slash = { kind: 'key', press: new KeyboardEvent('keydown', { key: '/' }), text: '' } as const

test('a button pressed twice in impatience is pressed once', () => {
  const press = { kind: 'click', element: button } as const
  expect(intentsToHonour([press, press])).toEqual([press])
})

test('a search key pressed twice is pressed once, with what was typed after it', () => {
  expect(intentsToHonour([slash, { ...slash, text: 'tween' }])).toEqual([{ ...slash, text: 'tween' }])
})

test('different wishes are honoured in order', () => {
  const press = { kind: 'click', element: button } as const
  expect(intentsToHonour([press, slash])).toEqual([press, slash])
})

test('of several buttons that open a dialog the last one is pressed', () => {
  const opener = () => {
    const element = document.createElement('button')
    element.setAttribute('aria-haspopup', 'dialog')
    return { kind: 'click', element } as const
  }
  const [menu, pages, theme] = [opener(), opener(), { kind: 'click', element: button } as const]
  expect(intentsToHonour([menu, theme, pages])).toEqual([theme, pages])
})
