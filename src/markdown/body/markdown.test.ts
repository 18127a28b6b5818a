import { renderMarkdown } from '../../../tests/renderMarkdown'
import { readPage } from '../readPage'

test('the title and its subtitle become the header of the page', async () => {
  expect(await renderMarkdown('# Title [Subtitle]')).toBe(
    '<PageHeader><h1 id="title">Title</h1><p class="subtitle">Subtitle</p></PageHeader>',
  )
})

test('a title alone has no subtitle', async () => {
  expect(await renderMarkdown('# Title')).toBe('<PageHeader><h1 id="title">Title</h1></PageHeader>')
})

test('title and subtitle may hold code and emphasis', async () => {
  expect(await renderMarkdown('# The `go!` loop [Runs **60** times]')).toBe(
    '<PageHeader><h1 id="the-go-loop">The <code>go!</code> loop</h1>' +
      '<p class="subtitle">Runs <strong>60</strong> times</p></PageHeader>',
  )
})

test('only the last brackets are the subtitle', async () => {
  expect(await renderMarkdown('# Arrays [T] [Their size]')).toBe(
    '<PageHeader><h1 id="arrays-t">Arrays [T]</h1><p class="subtitle">Their size</p></PageHeader>',
  )
})

test('a heading has its slug as anchor and a link to itself beside it', async () => {
  expect(await renderMarkdown('## What’s `rect!`?')).toBe(
    '<div class="heading" data-level="2"><h2 id="whats-rect">What’s <code>rect!</code>?</h2>' +
      '<a class="anchor" href="#whats-rect" aria-label="Link to “What’s rect!?”"></a></div>',
  )
})

test.each([
  ['a picture', '## A ![cat](./cat.png) b', 'a-cat-b'],
  ['a footnote', '## A[^1] b\n\n[^1]: C', 'a-b'],
  ['an element', '## A <kbd>K</kbd> b', 'a-k-b'],
  ['an emphasised title', '# *Cats [Soft]*', 'cats-soft'],
  ['a title in code', '# `[canvas]`', 'canvas'],
  ['colons', '## Time 12:30pm :note[x]', 'time-1230pm-notex'],
])('the anchor of a heading with %s is the one that links are checked against', async (_, source, id) => {
  expect(await renderMarkdown(source)).toContain(` id="${id}"`)
  expect(readPage('page.mdx', source).headings[0]?.id).toBe(id)
})

test('an anchor that is taken gets a number', async () => {
  const ids = [...(await renderMarkdown('## Draw\n## Draw\n## Draw')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['draw', 'draw-1', 'draw-2'])
})

test('a table stands in a box that scrolls and keeps its alignment', async () => {
  expect((await renderMarkdown('| a |\n| --: |\n| 1 |')).replaceAll('\n', '')).toBe(
    '<div class="tableScroll"><table><thead><tr><th align="right">a</th></tr></thead>' +
      '<tbody><tr><td align="right">1</td></tr></tbody></table></div>',
  )
})

test('a table of several columns keeps its meaning and names its columns for narrow screens', async () => {
  const html = await renderMarkdown("| Key | Player's | Description |\n| --- | --- | --- |\n| a | b | c |")
  expect(html.replaceAll('\n', '').replaceAll('&#x27;', "'")).toBe(
    `<div class="tableScroll"><table style="--label-2:'Player\\'s'" role="table">` +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader">Key</th><th role="columnheader">Player\'s</th>' +
      '<th role="columnheader">Description</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell">a</td><td role="cell">b</td><td role="cell">c</td></tr>' +
      '</tbody></table></div>',
  )
})

test.each([2, 5])('a table of %i columns can be stacked on narrow screens', async (columns) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`
  expect(await renderMarkdown([row('a'), row('---'), row('b')].join('\n'))).toMatch(/<table [^>]*role="table">/)
})

test.each([1, 6])('a table with columns in the number of %i stays a grid on narrow screens', async (columns) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`
  expect(await renderMarkdown([row('a'), row('---'), row('b')].join('\n'))).toContain(
    '<div class="tableScroll"><table><thead>',
  )
})

test('a size is not broken over two lines, and code stays as written', async () => {
  expect(await renderMarkdown('A canvas of 256 × 144 pixels, or `8 × 8`; 2 x 2, a × b')).toBe(
    '<p>A canvas of 256\u00a0×\u00a0144 pixels, or <code>8 × 8</code>; 2 x 2, a × b</p>',
  )
})

test('an arrow in a line of code is kept whole', async () => {
  expect(await renderMarkdown('It is `x() -> i32`, not x -> y.')).toBe(
    '<p>It is <code>x() <span>-></span> i32</code>, not x -> y.</p>',
  )
})

test('a size in a heading leaves the anchor as it is', async () => {
  expect(await renderMarkdown('## Why 256 × 144')).toContain('id="why-256--144"')
})

test('in a callout a paragraph that is bold from beginning to end is a line of its own', async () => {
  expect(await renderMarkdown(':::info\n**What you learn:**\n\nMuch.\n:::')).toContain(
    '<p class="boldLine"><strong>What you learn:</strong></p>',
  )
})

test.each(['**Time:** an hour', 'Bring **time**', '**Time** **and patience**'])('%s is no such line', async (text) => {
  expect(await renderMarkdown(`:::info\n${text}\n:::`)).not.toContain('boldLine')
})

test('outside of a callout nothing is such a line', async () => {
  expect(await renderMarkdown('**Bold**')).not.toContain('boldLine')
})

test('tasks become boxes that say whether they are done', async () => {
  expect((await renderMarkdown('- [x] done\n- [ ] open')).replaceAll('\n', '')).toBe(
    '<ul class="contains-task-list">' +
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>' +
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open</li></ul>',
  )
})

test('a footnote and its mark lead to each other', async () => {
  const html = await renderMarkdown('Text.[^a]\n\n[^a]: Note.')
  expect(html).toContain('<a href="#user-content-fn-a" id="user-content-fnref-a"')
  expect(html).toContain('<li id="user-content-fn-a">')
  expect(html).toContain('<a href="#user-content-fnref-a"')
})

test('the heading of the footnotes, which is only heard, has no link to itself', async () => {
  expect(await renderMarkdown('Text.[^a]\n\n[^a]: Note.')).toContain(
    'class="footnotes"><h2 class="sr-only" id="footnote-label">',
  )
})

test('links stay as they are written; those to other sites open in a new tab', async () => {
  expect(
    await renderMarkdown('[a](https://example.com) [b](mailto:a@b.c) [c](#there) [d](#TODO) [e](/learn/api/tween)'),
  ).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a> <a href="mailto:a@b.c">b</a> <a href="#there">c</a> ' +
      '<a href="#TODO">d</a> <a href="/learn/api/tween">e</a></p>',
  )
})

test('a link to a source file leads to its page', async () => {
  const source = '[a](./tween.mdx#set) [b](../index.mdx) [c](/learn/api/time.mdx) <Button href="./time.mdx">d</Button>'
  expect(await renderMarkdown(source, 'learn/api/sprites.mdx')).toBe(
    '<p><a href="/learn/api/tween#set">a</a> <a href="/learn">b</a> <a href="/learn/api/time">c</a> ' +
      '<Button href="/learn/api/time">d</Button></p>',
  )
})

test('a picture carries its words and its caption', async () => {
  expect(await renderMarkdown('![A cat](/cat.png "It sleeps.")')).toBe(
    '<p><img src="/cat.png" alt="A cat" title="It sleeps."></p>',
  )
})

test('keys and struck words are plain HTML', async () => {
  expect(await renderMarkdown('<kbd>Ctrl</kbd> ~~old~~')).toBe('<p><kbd>Ctrl</kbd> <del>old</del></p>')
})

test('the id of a row stands on the row alone', async () => {
  const html = await renderMarkdown(
    '### `Box`\n\nA box.\n\n```rust signature\nstruct Box {}\n```\n\n| Field | Type | Description |\n| --- | --- | --- |\n| `x` | `i32` | Left edge. |',
  )
  expect(html.match(/id="box-x"/g)).toHaveLength(1)
  expect(html).toMatch(/<tr id="box-x"/)
})
