import { excerptBlocks, excerptHtml, shortExcerpt, type ExcerptBlock } from './excerpt'

const plain = (text: string) => ({ text, isCode: false })
const code = (text: string) => ({ text, isCode: true })

test('round-trips', () => {
  const blocks: ExcerptBlock[] = [
    { tag: 'p', runs: [plain('Give '), code('Vec<u32> & more'), plain(' a place')] },
    { tag: 'li', runs: [plain('one')] },
    { tag: 'pre', runs: [plain('a < b && c > d\n&lt;')] },
  ]
  expect(excerptBlocks(excerptHtml(blocks))).toEqual(blocks)
})

test('treats any other tag as text', () => {
  expect(excerptBlocks('<p><img src=x onerror=alert(1)><b>a</p><script')).toEqual([
    { tag: 'p', runs: [plain('<img src=x onerror=alert(1)><b>a')] },
    { tag: 'p', runs: [plain('<script')] },
  ])
  expect(excerptBlocks('<p class="x">a')).toEqual([{ tag: 'p', runs: [plain('<p class="x">a')] }])
})

test('escapes text', () => {
  expect(excerptHtml([{ tag: 'p', runs: [plain('<b>&')] }])).toBe('<p>&lt;b&gt;&amp;</p>')
})

test('ends a long excerpt between words', () => {
  const blocks: ExcerptBlock[] = [
    { tag: 'p', runs: [plain('One two three four')] },
    { tag: 'p', runs: [plain('five')] },
  ]
  expect(shortExcerpt(blocks, 12)).toEqual([{ tag: 'p', runs: [plain('One two…')] }])
  expect(shortExcerpt(blocks, 20)).toEqual([blocks[0]])
  expect(shortExcerpt(blocks, 100)).toEqual(blocks)
})

test('splits no word and no name in code', () => {
  const load: ExcerptBlock = { tag: 'p', runs: [plain('Call '), code('GameState::load()'), plain(' first')] }
  expect(shortExcerpt([load], 12)).toEqual([{ tag: 'p', runs: [plain('Call '), plain('…')] }])
})

test('keeps a table row whole or omits it', () => {
  const text: ExcerptBlock = { tag: 'p', runs: [plain('Plays a sound.')] }
  const row: ExcerptBlock = { tag: 'li', runs: [code('name'), plain(' · File name in the audio folder')] }
  const item: ExcerptBlock = { tag: 'li', runs: [plain('File name in the audio folder')] }
  expect(shortExcerpt([text, row], 40)).toEqual([text])
  expect(shortExcerpt([text, row, row], 60)).toEqual([text, row])
  expect(shortExcerpt([row, row], 10)).toEqual([row])
  expect(shortExcerpt([text, item], 25)).toEqual([text, { tag: 'li', runs: [plain('File name…')] }])
})
