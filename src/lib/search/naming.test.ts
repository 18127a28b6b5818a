import { namedFirst, sectionFactor } from './naming'

const section = (href: string, title: string, titles: string[] = []) => ({ href, title, titles, isPage: false })
const page = (href: string, title: string) => ({ href, title, titles: [], isPage: true })

const sprites = page('/learn/api/sprites#sprites', 'Sprites')
const spriteMacro = section('/learn/api/sprites#sprite', 'sprite!')
const spriteAnimation = section('/learn/api/sprites#spriteanimation', 'SpriteAnimation')
const fonts = page('/learn/guides/fonts#adding-custom-fonts', 'Adding Custom Fonts')
const fontTable = section('/learn/guides/configuration#font', '[font]')
const installation = page('/learn/installation#installation', 'Installation')
const installRust = section('/learn/installation#install-rust', 'Install Rust')
const keyboard = page('/learn/guides/keyboard-shortcuts#keyboard-shortcuts', 'Keyboard Shortcuts')

const firstOf = (query: string, ...hits: Parameters<typeof namedFirst>[0]) => namedFirst(hits, query)[0]

test('a page comes first whose title is the query, or its plural', () => {
  expect(firstOf('sprite', spriteAnimation, spriteMacro, sprites)).toBe(sprites)
  expect(firstOf('Sprites', spriteAnimation, spriteMacro, sprites)).toBe(sprites)
})

test('a page comes first whose title begins with the query', () => {
  const keys = section('/learn/cheatsheet#keyboard-shortcuts', 'Keyboard shortcuts')
  expect(firstOf('keyboard', keys, keyboard)).toBe(keyboard)
  expect(firstOf('install', installRust, installation)).toBe(installation)
})

test('a section of that very name stands before a page that begins with a longer word', () => {
  const rectangles = page('/learn/api/rectangles#rectangles', 'Rectangles')
  const rect = section('/learn/api/rectangles#rect', 'rect!')
  expect(firstOf('rect', rectangles, rect)).toBe(rect)
})

test('a page is also known by its name in the address, which stands before a table of settings', () => {
  expect(firstOf('font', fontTable, fonts)).toBe(fonts)
  const textBox = page('/learn/api/text_box#text-box', 'Stories')
  expect(firstOf('text box', section('/x#text', 'Text'), textBox)).toBe(textBox)
})

test('a section of that very name stands before a page that only its address calls so', () => {
  const clearPage = page('/learn/api/clear#background-color-clear', 'Background Color (clear)')
  const clear = section('/learn/api/clear#clear', 'clear')
  expect(firstOf('clear', clearPage, clear)).toBe(clear)
})

test('a query with the marks of code means what is written so', () => {
  expect(firstOf('sprite!', sprites, spriteAnimation, spriteMacro)).toBe(spriteMacro)
  expect(firstOf('[font]', fonts, fontTable)).toBe(fontTable)
  const now = section('/learn/api/time#timenow', 'time::now')
  expect(firstOf('time::now()', page('/learn/api/time#time', 'Time'), now)).toBe(now)
  const text = section('/learn/guides/rust-basics#text', 'Text')
  const textMacro = section('/learn/api/text#text-1', 'text!')
  expect(firstOf('text!', text, textMacro)).toBe(textMacro)
})

test('several words are also found inside a longer title', () => {
  const write = section('/learn/guides/shaders#write-a-surface-shader', 'Write a surface shader')
  expect(firstOf('surface shader', section('/x#shader', 'Shader'), write)).toBe(write)
})

test('what is meant by another word has a name too', () => {
  const complete = section('/x#complete', 'A complete game to try')
  const reset = section('/x#reset', 'Reset the game')
  expect(firstOf('restart the game', complete, reset)).toBe(reset)
})

test('what has no such name keeps its order', () => {
  const [one, two] = [section('/x#one', 'One'), section('/x#two', 'Two')]
  expect(namedFirst([one, two], 'three')).toEqual([one, two])
  expect(namedFirst([two, one], '%')).toEqual([two, one])
  expect(namedFirst([one, fonts], 'ad')).toEqual([one, fonts])
})

test('what shows authors how to write counts a fifth and is never first by its name', () => {
  const keys = section('/example#keys', 'Keys', ['Example', 'Writing components'])
  const other = section('/learn/api/gamepad#overview', 'Overview')
  expect(namedFirst([other, keys], 'keys')).toEqual([other, keys])
  expect(sectionFactor(keys, new Map())).toBe(0.2)
  expect(sectionFactor({ title: 'Writing components', titles: ['Example'] }, new Map())).toBe(0.2)
  expect(sectionFactor({ title: 'A complete game', titles: ['Example'] }, new Map())).toBe(1)
})

test('trouble is solved on the page that it is about', () => {
  const words = new Map([
    ['sprite', 1],
    ['troubleshooting', 1],
  ])
  expect(sectionFactor({ title: 'Troubleshooting', titles: ['Sprites'] }, words)).toBe(3)
  expect(sectionFactor({ title: 'Common mistakes', titles: ['Sprites', 'Reference'] }, words)).toBe(3)
  expect(sectionFactor({ title: 'Troubleshooting', titles: ['Debugging Your Code'] }, words)).toBe(1)
  expect(sectionFactor({ title: 'Troubleshooting', titles: ['Sprites'] }, new Map([['sprite', 0]]))).toBe(1)
})
