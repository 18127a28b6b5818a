/** @jest-environment jsdom */
import { intentsToReplay } from './earlyIntents'

const button = document.createElement('button')
const slash = { kind: 'key', press: new KeyboardEvent('keydown', { key: '/' }), text: '' } as const

test('replays a repeated press once', () => {
  const press = { kind: 'click', element: button } as const
  expect(intentsToReplay([press, press])).toEqual([press])
})

test('replays a repeated search key once, with the text typed after it', () => {
  expect(intentsToReplay([slash, { ...slash, text: 'tween' }])).toEqual([{ ...slash, text: 'tween' }])
})

test('replays different actions in order', () => {
  const press = { kind: 'click', element: button } as const
  expect(intentsToReplay([press, slash])).toEqual([press, slash])
})

test('replays only the last of several presses that open dialogs', () => {
  const opener = () => {
    const element = document.createElement('button')
    element.setAttribute('aria-haspopup', 'dialog')
    return { kind: 'click', element } as const
  }
  const [menu, pages, theme] = [opener(), opener(), { kind: 'click', element: button } as const]
  expect(intentsToReplay([menu, theme, pages])).toEqual([theme, pages])
})
