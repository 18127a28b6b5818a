import { make } from './exampleMaker'

test('a program is read with what the contract crate declares', () => {
  expect(make({ read: 'clear(0x000000ff);' })).toEqual({
    uses: [{ kind: 'function', span: { start: 0, end: 5 }, crate: 'turbo', name: 'clear' }],
  })
})
