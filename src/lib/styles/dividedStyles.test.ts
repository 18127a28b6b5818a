import { dividedStyles } from './dividedStyles'

const css = '.late{top:0}.early{left:0}.never{right:0}@media print{.early{left:1px}}'
const beginning = `<main><article><p class="early">${'a'.repeat(400)}</p>`
const rest = '<p class="late">b</p></article></main>'

test('the beginning has the styles of what stands in it, the rest all of the page in the order of the site', () => {
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
