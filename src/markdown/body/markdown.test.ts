import { renderMarkdown } from '../../../tests/renderMarkdown'
import { readPage } from '../readPage'

test('title and subtitle become the page header', async () => {
  expect(await renderMarkdown('# Title [Subtitle]')).toBe(
    '<PageHeader><h1 id="title">Title</h1><p class="subtitle">Subtitle</p></PageHeader>',
  )
})

test('a title alone has no subtitle', async () => {
  expect(await renderMarkdown('# Title')).toBe('<PageHeader><h1 id="title">Title</h1></PageHeader>')
})

test('title and subtitle may contain code and emphasis', async () => {
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

test('a heading has its slug as anchor and a link next to it', async () => {
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
])('the anchor of a heading with %s equals the checked one', async (_, source, id) => {
  expect(await renderMarkdown(source)).toContain(` id="${id}"`)
  expect(readPage('page.mdx', source).headings[0]?.id).toBe(id)
})

test('a duplicate anchor gets a number', async () => {
  const ids = [...(await renderMarkdown('## Draw\n## Draw\n## Draw')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['draw', 'draw-1', 'draw-2'])
})

test('a table scrolls in a box and keeps its alignment', async () => {
  expect((await renderMarkdown('| a |\n| --: |\n| 1 |')).replaceAll('\n', '')).toBe(
    '<div class="tableScroll"><table><thead><tr><th align="right">a</th></tr></thead>' +
      '<tbody><tr><td align="right">1</td></tr></tbody></table></div>',
  )
})

test('a table with several columns stays accessible and labels its cells on narrow screens', async () => {
  const html = await renderMarkdown("| Key | Player's | Description |\n| --- | --- | --- |\n| a | b | c |")
  expect(html.replaceAll('\n', '').replaceAll('&#x27;', "'")).toBe(
    `<div class="tableScroll"><table style="--label-2:'Player\\'s'" role="table">` +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader">Key</th><th role="columnheader">Player\'s</th>' +
      '<th role="columnheader">Description</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell">a</td><td role="cell">b</td><td role="cell">c</td></tr>' +
      '</tbody></table></div>',
  )
})

test('a row without a first cell continues the row above', async () => {
  const html = await renderMarkdown('| a |\n| --- |\n| 1 |\n| |')
  expect(html.replaceAll('\n', '')).toBe(
    '<div class="tableScroll"><table data-grouped=""><thead><tr><th>a</th></tr></thead>' +
      '<tbody><tr><td>1</td></tr><tr data-continues=""><td></td></tr></tbody></table></div>',
  )
})

test.each([2, 5])('a table of %i columns stacks on narrow screens', async (columns) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`
  expect(await renderMarkdown([row('a'), row('---'), row('b')].join('\n'))).toMatch(/<table [^>]*role="table">/)
})

test.each([1, 6])('a table of %i columns stays a grid on narrow screens', async (columns) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`
  expect(await renderMarkdown([row('a'), row('---'), row('b')].join('\n'))).toContain(
    '<div class="tableScroll"><table><thead>',
  )
})

test('a size does not break, and code is unchanged', async () => {
  expect(await renderMarkdown('A canvas of 256 × 144 pixels, or `8 × 8`; 2 x 2, a × b')).toBe(
    '<p>A canvas of 256\u00a0×\u00a0144 pixels, or <code>8 × 8</code>; 2 x 2, a × b</p>',
  )
})

test('an arrow in code does not break', async () => {
  expect(await renderMarkdown('It is `x() -> i32`, not x -> y.')).toBe(
    '<p>It is <code>x() <span>-></span> i32</code>, not x -> y.</p>',
  )
})

test('a size in a heading does not affect the anchor', async () => {
  expect(await renderMarkdown('## Why 256 × 144')).toContain('id="why-256--144"')
})

test('an all-bold paragraph in a callout is a headline', async () => {
  expect(await renderMarkdown(':::info\n**What you learn:**\n\nMuch.\n:::')).toContain(
    '<p class="boldLine"><strong>What you learn:</strong></p>',
  )
})

test.each(['**Time:** an hour', 'Bring **time**', '**Time** **and patience**'])('%s is no headline', async (text) => {
  expect(await renderMarkdown(`:::info\n${text}\n:::`)).not.toContain('boldLine')
})

test('there are no headlines outside callouts', async () => {
  expect(await renderMarkdown('**Bold**')).not.toContain('boldLine')
})

test('tasks are labeled checkboxes', async () => {
  expect((await renderMarkdown('- [x] done\n- [ ] open')).replaceAll('\n', '')).toBe(
    '<ul class="contains-task-list">' +
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>' +
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open</li></ul>',
  )
})

test('a footnote and its reference link to each other', async () => {
  const html = await renderMarkdown('Text.[^a]\n\n[^a]: Note.')
  expect(html).toContain('<a href="#user-content-fn-a" id="user-content-fnref-a"')
  expect(html).toContain('<li id="user-content-fn-a">')
  expect(html).toContain('<a href="#user-content-fnref-a"')
})

test('the hidden heading of the footnotes has no link', async () => {
  expect(await renderMarkdown('Text.[^a]\n\n[^a]: Note.')).toContain(
    'class="footnotes"><h2 class="sr-only" id="footnote-label">',
  )
})

test('links are unchanged; external ones open in a new tab', async () => {
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

test('a picture has its alternative text and caption', async () => {
  expect(await renderMarkdown('![A cat](/cat.png "It sleeps.")')).toBe(
    '<p><img src="/cat.png" alt="A cat" title="It sleeps."></p>',
  )
})

test('keys and deleted text are plain HTML', async () => {
  expect(await renderMarkdown('<kbd>Ctrl</kbd> ~~old~~')).toBe('<p><kbd>Ctrl</kbd> <del>old</del></p>')
})

test("only the row has the row's id", async () => {
  const html = await renderMarkdown(
    '### `Box`\n\nA box.\n\n```rust signature\nstruct Box {}\n```\n\n| Field | Type | Description |\n| --- | --- | --- |\n| `x` | `i32` | Left edge. |',
  )
  expect(html.match(/id="box-x"/g)).toHaveLength(1)
  expect(html).toMatch(/<tr id="box-x"/)
})
