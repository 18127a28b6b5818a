import { dividedStyles, firstWordsEnd, splitPointOf } from './dividedStyles'

const css = '.late{top:0}.early{left:0}.never{right:0}@media print{.early{left:1px}}'
const beginning = `<main><article><p class="early">${'a'.repeat(400)}</p>`
const rest = '<p class="late">b</p></article></main>'

test('the start has its own styles, the rest those of the page in order', () => {
  expect(dividedStyles({ css, html: beginning + rest, otherStyles: '' })).toEqual({
    first: '.early{left:0}',
    later: { css: '.late{top:0}.early{left:0}@media print{.early{left:1px}}', at: beginning.length - '</p>'.length },
  })
})

test('a page that cannot be divided has all of its styles at once', () => {
  expect(dividedStyles({ css, html: '<main><p class="early">a</p></main>', otherStyles: '' })).toEqual({
    first: '.early{left:0}@media print{.early{left:1px}}',
  })
})

test('what other styles of the page read is kept', () => {
  const { first } = dividedStyles({ css: ':root{--a:1px;--b:1px}', html: '<p>', otherStyles: ':root{top:var(--b)}' })
  expect(first).toBe(':root{--b:1px}')
})

const never = () => false
const words = (length: number) => 'a'.repeat(length)
const paragraph = (length: number) => `<p>${words(length)}</p>`
const page = (...pieces: string[]) => `<div><main><article>${pieces.join('')}</article><footer></footer></main></div>`

test('the first words end after 400 characters, tags left out', () => {
  const html = page(`<p>${words(300)}<b>${words(150)}</b></p>`)
  expect(html.slice(0, firstWordsEnd(html))).toBe(`<div><main><article><p>${words(300)}<b>${words(100)}`)
})

test('a page with fewer words has them all', () => {
  const html = page(paragraph(10))
  expect(html.slice(firstWordsEnd(html))).toBe('</main></div>')
})

test('a page is divided before the first piece of its article that begins after them', () => {
  const html = page(paragraph(350), paragraph(350), `<figure>${paragraph(1)}</figure>`, paragraph(1))
  expect(html.slice(splitPointOf(html, never))).toMatch(/^<figure>/)
})

test('a page is not divided between two blocks that belong together', () => {
  const html = page(paragraph(400), '<figure></figure>', '<aside></aside>')
  expect(html.slice(splitPointOf(html, ({ tag }) => tag === 'p'))).toMatch(/^<aside>/)
})

test('a page without more pieces, or without an article, is whole', () => {
  expect(splitPointOf(page(`<div>${paragraph(500)}${paragraph(1)}</div>`), never)).toBeUndefined()
  expect(splitPointOf(`<main>${paragraph(500)}${paragraph(1)}</main>`, never)).toBeUndefined()
})
