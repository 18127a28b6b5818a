import { areJoined, neededStyles } from './neededStyles'
import { elementOf, elementsOf } from './pageElement'
import { readStyleSheet } from './styleSheet'

const needed = (css: string, html: string) =>
  neededStyles(readStyleSheet(css), { elements: elementsOf(html), readers: html })

test('a rule is needed if some element has its classes', () => {
  expect(needed('.a{color:red}.b{color:blue}', '<p class="a">')).toBe('.a{color:red}')
})

test('of several selectors, those that nothing answers are left out', () => {
  expect(needed('.a,.b,p{color:red}', '<p class="a">')).toBe('.a,p{color:red}')
})

test('each part of a selector wants an element of its own', () => {
  expect(needed('.a .b{color:red}', '<p class="b">')).toBe('')
  expect(needed('.a .b{color:red}', '<p class="a"><i class="b">')).toBe('.a .b{color:red}')
  expect(needed('.a.b{color:red}', '<p class="a"><i class="b">')).toBe('')
})

test('what the pointer, the keyboard and the window do may always happen', () => {
  const css = '.a:hover{color:red}.a:focus-visible:before{color:red}@media (width>1px){.a{color:red}}'
  expect(needed(css, '<p class="a">')).toBe(css)
})

test('an attribute has its value until a script runs, but readers open details themselves', () => {
  expect(needed('[data-state=on]{color:red}', '<p data-state="off">')).toBe('')
  expect(needed('[data-state]{color:red}', '<p data-state="off">')).toBe('[data-state]{color:red}')
  expect(needed('details[open]{color:red}', '<details>')).toBe('details[open]{color:red}')
})

test('the root of the page may change before it is painted', () => {
  expect(needed(':root.dark .a{color:red}', '<p class="a">')).toBe(':root.dark .a{color:red}')
  expect(needed(':root.dark .b{color:red}', '<p class="a">')).toBe('')
})

test('one of several alternatives is enough, and what is not there is no obstacle', () => {
  expect(needed(':is(.a,.b) p{color:red}', '<div class="b"><p>')).toBe(':is(.a,.b) p{color:red}')
  expect(needed(':is(.a,.b) p{color:red}', '<p>')).toBe('')
  expect(needed('p:not(.a){color:red}', '<p>')).toBe('p:not(.a){color:red}')
  expect(needed('p:has(>.a){color:red}', '<p>')).toBe('')
})

test('a condition without a needed rule is left out', () => {
  expect(needed('@media print{.b{color:red}}', '<p class="a">')).toBe('')
})

test('custom properties and animations that nothing reads are left out', () => {
  const css =
    ':root{--a:var(--b);--b:red;--c:var(--d);--d:blue;--e:1px}.a{animation:turn 1s;color:var(--a)}@keyframes turn{0%{opacity:0}}@keyframes drop{0%{top:0}}'
  expect(needed(css, '<p class="a" style="top:var(--e)">')).toBe(
    ':root{--a:var(--b);--b:red;--e:1px}.a{animation:turn 1s;color:var(--a)}@keyframes turn{0%{opacity:0}}',
  )
})

test('elements are joined where a rule looks from one to the next, whatever it is called in between', () => {
  const joined = (css: string) =>
    areJoined(readStyleSheet(css), elementOf('<header class="a">'), elementOf('<div class="b">'))
  expect(joined('header+.b{margin:0}')).toBe(true)
  expect(joined('@media print{.x>.a+div{margin:0}}')).toBe(true)
  expect(joined('.a+.c{margin:0}')).toBe(false)
  expect(joined('.x>*+*{margin:0}')).toBe(false)
  expect(joined('.a~.b{margin:0}')).toBe(false)
})
