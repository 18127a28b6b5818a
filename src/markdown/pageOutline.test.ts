import { outlineOf } from './pageOutline'
import { readPageSource } from './pageSource'

const outline = (...lines: string[]) => outlineOf(readPageSource('learn/api/a.mdx', lines.join('\n')))

test('title and subtitle come from the first h1', () => {
  expect(outline('# Tween [Smooth moves]', '', '# Other')).toMatchObject({ title: 'Tween', subtitle: 'Smooth moves' })
})

test('a heading has its depth, text, anchor and line', () => {
  expect(outline('# Tween [Smooth moves]', '', '## What’s `Tween::set`?').headings).toEqual([
    { depth: 1, text: 'Tween', id: 'tween', line: 1 },
    { depth: 2, text: 'What’s Tween::set?', id: 'whats-tweenset', line: 3 },
  ])
})

test('a duplicate anchor gets a number', () => {
  expect(outline('# Draw', '## Draw', '## Draw').headings.map(({ id }) => id)).toEqual(['draw', 'draw-1', 'draw-2'])
})

test('colons in a heading are part of its text and anchor', () => {
  expect(outline('## At 12:30pm').headings[0]).toMatchObject({ text: 'At 12:30pm', id: 'at-1230pm' })
})

test('headings inside steps count', () => {
  expect(outline('::::steps', '### One', '::::').headings[0]).toMatchObject({ depth: 3, id: 'one', line: 2 })
})

test('includes titles of step components', () => {
  expect(outline('<Step title="Draw it" titleLevel={4}>', '', 'Text.', '', '</Step>').headings).toEqual([
    { depth: 4, text: 'Draw it', id: 'draw-it', line: 1 },
  ])
})

test('ignores hashes in code', () => {
  expect(outline('```text', '# Title', '```').headings).toEqual([])
})

test('collects links from Markdown, definitions and components', () => {
  expect(outline('[a](/a)', '', '[b][b] <Button href="/c">c</Button>', '', '[b]: /b').links).toEqual([
    { href: '/a', line: 1 },
    { href: '/c', line: 3 },
    { href: '/b', line: 5 },
  ])
})

test('a definition used by a picture is not a link', () => {
  const { images, links } = outline('![a][b] [c][d]', '', '[b]: ./b.png', '[d]: /d')
  expect(images).toEqual([{ src: './b.png', line: 3 }])
  expect(links).toEqual([{ href: '/d', line: 4 }])
})

test('plain addresses are links', () => {
  expect(outline('https://a.org and www.b.org and c@d.org').links.map(({ href }) => href)).toEqual([
    'https://a.org',
    'http://www.b.org',
    'mailto:c@d.org',
  ])
})

test.each([
  ['in a list', '- ## Here'],
  ['in a quote', '> ## Here'],
  ['in a directive', ':::tip\n## Here\n:::'],
  ['in an element', '<div>\n\n## Here\n\n</div>'],
  ['below a line of dashes', 'Here\n---'],
])('includes a heading %s', (_, source) => {
  expect(outline(source).headings.map(({ text }) => text)).toEqual(['Here'])
})

test.each(['titleLevel="9"', 'titleLevel={1}'])(
  'a step with %s has no heading, because its level is invalid',
  (level) => {
    expect(outline(`<Step title="Here" ${level}>`, '', 'Text.', '', '</Step>').headings).toEqual([])
  },
)

test('a link to a source file counts as its page', () => {
  expect(outline('[a](./tween.mdx#set)').links).toEqual([{ href: '/learn/api/tween#set', line: 1 }])
})

test('collects explicit ids of components and directives', () => {
  expect(
    outline('<div id="here">', '', 'Text.', '', '</div>', '', ':::tip{#there}', 'Text.', ':::').explicitIds,
  ).toEqual(['here', 'there'])
})
