import { markedSegments, markPatternOf } from './Marked'

const shown = (text: string, terms: string[]) =>
  markedSegments(text, markPatternOf(terms))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

test('found words are marked whatever their case, also inside others', () => {
  expect(shown('Draw a text_box! or Textboxes', ['text'])).toBe('Draw a [text]_box! or [Text]boxes')
})

test('the longest word wins', () => {
  expect(shown('a textbox', ['text', 'textbox'])).toBe('a [textbox]')
})

test('marks a single letter only as a word', () => {
  expect(shown('x = max', ['x'])).toBe('[x] = max')
})

test('characters that patterns use are themselves', () => {
  expect(shown('rect! (a+b)', ['rect!', '(a+b'])).toBe('[rect!] [(a+b])')
})

test('no piece is lost, whatever the text', () => {
  for (const text of ['<img onerror=x>', '&lt;b&gt;', '', '🐱‍👓 שלום', 'x'.repeat(10_000)]) {
    const pieces = markedSegments(text, markPatternOf(['img', 'b', 'lt', 'x', 'שלום']))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  }
})

test('without terms nothing is marked', () => {
  expect(markedSegments('text', markPatternOf([]))).toEqual([{ text: 'text', isMarked: false }])
})
