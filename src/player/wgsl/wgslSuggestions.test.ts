import { builtInAt, wgslSuggestionsAt } from './wgslSuggestions'

const labelsIn = (marked: string, explicit = false) => {
  const offset = marked.indexOf('|')
  return wgslSuggestionsAt(marked.replace('|', ''), offset, explicit)?.options.map(({ label }) => label)
}

test('completes built-in functions with their signatures', () => {
  const { from, options } = wgslSuggestionsAt('let a = smo', 11, false)!
  expect(from).toBe(8)
  expect(options.find(({ label }) => label === 'smoothstep')).toEqual({
    label: 'smoothstep',
    type: 'function',
    detail: '(low: T, high: T, e: T) -> T',
    summary: 'A smooth rise from 0.0 at low to 1.0 at high.',
  })
})

test('offers the names of the text, without the one that is being written', () => {
  expect(labelsIn('let tint = 1.0; let b = ti|')!.slice(0, 2)).toEqual(['tint', 'b'])
  expect(labelsIn('struct Global { tick: u32 } let t = global.|', true)!.slice(0, 3)).toEqual(['tick', 'x', 'y'])
})

test('offers nothing in comments and numbers, and before a name only on request', () => {
  expect(labelsIn('// smo|')).toBeUndefined()
  expect(labelsIn('let a = 1|')).toBeUndefined()
  expect(labelsIn('let a = |')).toBeUndefined()
  expect(labelsIn('let a = |', true)).toContain('mix')
})

test('explains a built-in function', () => {
  expect(builtInAt('a = fract(b)', 6)?.signature).toBe('(e: T) -> T')
  expect(builtInAt('a = fact(b)', 6)).toBeUndefined()
})
