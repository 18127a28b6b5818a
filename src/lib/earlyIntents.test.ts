import { intentsToHonour } from './earlyIntents'

const button = { tagName: 'BUTTON' } as HTMLElement

test('a button pressed twice in impatience is pressed once', () => {
  const press = { kind: 'click', element: button } as const
  expect(intentsToHonour([press, press])).toEqual([press])
})

test('different wishes are honoured in order', () => {
  const press = { kind: 'click', element: button } as const
  const slash = { kind: 'key', key: '/', metaKey: false, ctrlKey: false } as const
  expect(intentsToHonour([press, slash])).toEqual([press, slash])
})
