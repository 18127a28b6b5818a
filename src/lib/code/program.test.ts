import { isWholeFile, packedSetUp, programOf, unpackedSetUp, wholeFileOf } from './program'

const shown = (text: string, isRemoved = false) => ({ text, isRemoved })
const textsOf = (...args: Parameters<typeof programOf>) => programOf(...args).map(({ text }) => text)

test('puts setup lines where they were written', () => {
  const setUp = [
    { text: 'let x = 1;', after: 0 },
    { text: 'let y = 2;', after: 0 },
    { text: '}', after: 2 },
  ]
  expect(textsOf([shown('if x < y {'), shown('log!("less");')], setUp)).toEqual([
    'let x = 1;',
    'let y = 2;',
    'if x < y {',
    'log!("less");',
    '}',
  ])
})

test('omits removed lines', () => {
  const lines = [shown('let w = 8;', true), shown('let w = 9;')]
  expect(textsOf(lines, [{ text: 'let x = 1;', after: 1 }])).toEqual(['let x = 1;', 'let w = 9;'])
})

test('hidden lines that follow each other share an entry', () => {
  const lines = [
    { text: 'let x = 1;', after: 0 },
    { text: '', after: 0 },
    { text: '}', after: 2 },
  ]
  const packed = packedSetUp(lines)
  expect(packed).toBe('[[0,"let x = 1;\\n"],[2,"}"]]')
  expect(unpackedSetUp(packed)).toEqual(lines)
  expect(packedSetUp([])).toBeUndefined()
  expect(unpackedSetUp(undefined)).toEqual([])
})

test('treats code with a game loop or state as a whole file', () => {
  expect(isWholeFile('turbo::go!({\n    clear(0x000000ff);\n});')).toBe(true)
  expect(isWholeFile('turbo::init! {\n    struct GameState {}\n}')).toBe(true)
  expect(isWholeFile('rect!(w = 8);')).toBe(false)
})

test('wraps the body of a frame and keeps a whole file', () => {
  expect(wholeFileOf('rect!(w = 8);')).toBe('turbo::go!({\nrect!(w = 8);\n});')
  expect(wholeFileOf('turbo::go!({});')).toBe('turbo::go!({});')
})
