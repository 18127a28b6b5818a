import { make } from './exampleMaker'

test("reads a program with the contract crate's declarations", () => {
  expect(make({ read: 'clear(0x000000ff);' })).toEqual({
    uses: [{ kind: 'function', span: { start: 0, end: 5 }, crate: 'turbo', name: 'clear' }],
  })
})
