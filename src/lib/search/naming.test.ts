import { nameRanker, sectionFactor } from './naming'
import { searchQueryOf } from './searchQuery'

const words = {
  synonyms: [{ term: 'restart', canonical: ['reset'] }],
  phrases: [],
  authorsPage: '/example',
  trouble: { word: 'troubleshooting', headings: ['Troubleshooting', 'Common mistakes'] },
}

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

type Hit = Parameters<ReturnType<typeof nameRanker>>[0]
const inOrder = (hits: Hit[], query: string, meant = words) => {
  const rankOf = nameRanker(searchQueryOf(query, meant), meant)
  return [...hits].sort((a, b) => rankOf(a) - rankOf(b))
}
const firstOf = (query: string, ...hits: Hit[]) => inOrder(hits, query)[0]
const factorOf = (title: string, titles: string[], query = '', href = '/page#section') =>
  sectionFactor({ href, title, titles }, searchQueryOf(query, words), words)

test('ranks a page first if its title is the query or its plural', () => {
  expect(firstOf('sprite', spriteAnimation, spriteMacro, sprites)).toBe(sprites)
  expect(firstOf('Sprites', spriteAnimation, spriteMacro, sprites)).toBe(sprites)
})

test('ranks a page first if its title starts with the query', () => {
  const keys = section('/learn/cheatsheet#keyboard-shortcuts', 'Keyboard shortcuts')
  expect(firstOf('keyboard', keys, keyboard)).toBe(keyboard)
  expect(firstOf('install', installRust, installation)).toBe(installation)
})

test('ranks a section with the exact name before a page that starts with a longer word', () => {
  const rectangles = page('/learn/api/rectangles#rectangles', 'Rectangles')
  const rect = section('/learn/api/rectangles#rect', 'rect!')
  expect(firstOf('rect', rectangles, rect)).toBe(rect)
})

test('knows a page by its address, before a table of settings', () => {
  expect(firstOf('font', fontTable, fonts)).toBe(fonts)
  const textBox = page('/learn/api/text_box#text-box', 'Stories')
  expect(firstOf('text box', section('/x#text', 'Text'), textBox)).toBe(textBox)
})

test('ranks a section with the exact name before a page known by its address', () => {
  const clearPage = page('/learn/api/clear#background-color-clear', 'Background Color (clear)')
  const clear = section('/learn/api/clear#clear', 'clear')
  expect(firstOf('clear', clearPage, clear)).toBe(clear)
})

test('compares code marks if the query has them', () => {
  expect(firstOf('sprite!', sprites, spriteAnimation, spriteMacro)).toBe(spriteMacro)
  expect(firstOf('[font]', fonts, fontTable)).toBe(fontTable)
  const now = section('/learn/api/time#timenow', 'time::now')
  expect(firstOf('time::now()', page('/learn/api/time#time', 'Time'), now)).toBe(now)
  const text = section('/learn/guides/rust-basics#text', 'Text')
  const textMacro = section('/learn/api/text#text-1', 'text!')
  expect(firstOf('text!', text, textMacro)).toBe(textMacro)
})

test('finds several words inside a longer title', () => {
  const write = section('/learn/guides/shaders#write-a-surface-shader', 'Write a surface shader')
  expect(firstOf('surface shader', section('/x#shader', 'Shader'), write)).toBe(write)
})

test('knows names of synonyms', () => {
  const complete = section('/x#complete', 'A complete game to try')
  const reset = section('/x#reset', 'Reset the game')
  expect(firstOf('restart the game', complete, reset)).toBe(reset)
})

test('ranks a name with other endings and stop words after the name itself', () => {
  const chase = section('/x#chase', 'Chase the player')
  const exact = section('/x#chasing', 'Chasing players')
  expect(inOrder([chase, exact], 'chasing players')).toEqual([exact, chase])
  expect(firstOf('how do I chase a player', section('/x#players', 'Players'), chase)).toBe(chase)
  expect(firstOf('how do I chase', section('/x#players', 'Players'), section('/x#c', 'Chasing'))?.title).toBe('Chasing')
})

test('ranks a section first whose phrase is the query', () => {
  const other = section('/x#reset', 'Reset')
  const rankOf = nameRanker(searchQueryOf('restart', words), words)
  const phrase = { strength: 1, isWhole: true, place: 0 }
  expect(rankOf(section('/x#chase', 'Chase'), phrase)).toBeLessThan(rankOf(other))
  expect(rankOf(section('/x#chase', 'Chase'), { ...phrase, isWhole: false })).toBeGreaterThan(rankOf(other))
})

test('ranks a member first if the query is its name in code', () => {
  const playing = section('/x#is', 'audio::is_playing')
  expect(firstOf('is_playing', section('/x#states', 'The states of a track'), playing)).toBe(playing)
})

test('keeps the order of everything else', () => {
  const [one, two] = [section('/x#one', 'One'), section('/x#two', 'Two')]
  expect(inOrder([one, two], 'three')).toEqual([one, two])
  expect(inOrder([two, one], '%')).toEqual([two, one])
  expect(inOrder([one, fonts], 'ad')).toEqual([one, fonts])
})

test('weights the page for authors by a fifth and ranks only the page itself by name', () => {
  const keys = section('/example#keys', 'Keys', ['Example', 'Writing components'])
  const other = section('/learn/api/gamepad#overview', 'Overview')
  expect(inOrder([other, keys], 'keys')).toEqual([other, keys])
  expect(firstOf('example', other, page('/example#example', 'Example'))?.title).toBe('Example')
  expect(factorOf('Keys', ['Example'], '', '/example#keys')).toBe(0.2)
  expect(factorOf('Keys', ['Gamepad'])).toBe(1)
})

test('prefers the troubleshooting section of the page in question', () => {
  const query = 'sprite troubleshooting'
  expect(factorOf('Troubleshooting', ['Sprites'], query)).toBe(3)
  expect(factorOf('Common mistakes', ['Sprites', 'Reference'], query)).toBe(3)
  expect(factorOf('Troubleshooting', ['Debugging Your Code'], query)).toBe(1)
  expect(factorOf('Troubleshooting', ['Sprites'], 'sprite')).toBe(1)
})

test('ranks the first of several meanings first', () => {
  const meaning = { ...words, synonyms: [{ term: 'array', canonical: ['lists', 'camera'] }] }
  const lists = section('/learn/guides/rust-basics#lists', 'Lists')
  const camera = page('/learn/api/camera#camera', 'Camera')
  expect(inOrder([camera, lists], 'array', meaning)).toEqual([lists, camera])
})
