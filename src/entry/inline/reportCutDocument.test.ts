import { reportCutDocument } from './reportCutDocument'

const finish = () => document.dispatchEvent(new Event('DOMContentLoaded'))

afterEach(() => {
  document.body.innerHTML = ''
})

test('a document without its end says that it is incomplete', () => {
  window.___early = { intents: [], stop: () => {} }
  reportCutDocument()
  finish()
  expect(document.querySelector('[role=alert]')).toHaveTextContent(
    'This page is incomplete. Reload it to see the rest.',
  )
})

test('a whole document says nothing', () => {
  window.___early = { intents: [], stop: () => {}, hasLoader: true }
  reportCutDocument()
  finish()
  expect(document.querySelector('[role=alert]')).toBeNull()
})
