import { opensCode } from './opensCode'

const act = (type: string, more: object = {}) => ({
  type,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

test.each([
  [act('dblclick'), true],
  [act('keydown', { key: 'Enter' }), true],
  [act('keydown', { key: 'F2' }), true],
  [act('keydown', { key: 'a' }), false],
  [act('keydown', { key: 'Enter', ctrlKey: true }), false],
  [act('dblclick', { shiftKey: true }), false],
])('%j opens code: %s', (given, expected) => {
  expect(opensCode(given)).toBe(expected)
})
