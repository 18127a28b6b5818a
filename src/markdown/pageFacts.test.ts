import { pageFactsOf } from './pageFacts'
import { readPageSource } from './pageSource'

const none = () => {
  throw new Error('no sibling is read')
}

const factsOf = (...lines: string[]) => pageFactsOf(readPageSource('learn/a.mdx', lines.join('\n')), none)

test('title, subtitle and description come from the first heading', () => {
  expect(factsOf('# Tween [Smooth moves]')).toMatchObject({
    title: 'Tween',
    subtitle: 'Smooth moves',
    description: 'Smooth moves',
    layout: 'docs',
    faults: [],
  })
})

test('the frontmatter goes before the heading', () => {
  expect(factsOf('---', 'title: Tweens', 'description: About tweens', '---', '# Tween [Smooth moves]')).toMatchObject({
    title: 'Tweens',
    subtitle: 'Smooth moves',
    description: 'About tweens',
  })
})

test('a page without a subtitle has no description', () => {
  expect(factsOf('# Tween')).toMatchObject({ subtitle: null, description: null })
})

test('the content is the whole file, URL-encoded', () => {
  expect(factsOf('---', 'title: Tweens', '---', '', '# Tween & more').content).toBe(
    '---%0Atitle%3A%20Tweens%0A---%0A%0A%23%20Tween%20%26%20more',
  )
})

test('faults of directives are told with the line of the file', () => {
  expect(factsOf('---', 'title: Tweens', '---', '', '# Tween', '', ':::hint', 'Text.', ':::').faults).toEqual([
    'content/learn/a.mdx:7 unknown directive ":::hint" – use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
  ])
})

test('text before the first heading of steps is told with the line of the file', () => {
  expect(
    factsOf('---', 'title: Tweens', '---', '', '# Tween', '', '::::steps', '', 'Text.', '', '## One', '::::').faults,
  ).toEqual([
    'content/learn/a.mdx:9 text before the first heading of the steps – begin the steps with a heading such as "### First step"',
  ])
})

test('a block without title in a code group is told with the line of the file', () => {
  expect(factsOf('# Tween', '', ':::code-group', '```bash', 'ls', '```', ':::').faults).toEqual([
    'content/learn/a.mdx:4 a block in the code group has no title – write one behind the language, such as ```bash [Windows]',
  ])
})

test('pictures are the files beside the page, each once, with its line', () => {
  const page = ['# Tween', '', '![a](./a.png "Caption")', '', '![a](./a.png) ![b](../b.gif)', '', '![c](/brand/c.png)']
  expect(factsOf(...page).images).toEqual([
    { src: './a.png', line: 3 },
    { src: '../b.gif', line: 5 },
  ])
})

const template = ['# Template [A tutorial]', '', '## Overview', '', '[Tween](/learn/api/tween)'].join('\n')
const borrowing = (...frontmatter: string[]) =>
  pageFactsOf(readPageSource('learn/pong.mdx', ['---', ...frontmatter, '---', ''].join('\n')), (file) => {
    expect(file).toBe('_template.mdx')
    return template
  })

test('a page with bodyFrom has the body of that file under a title of its own', () => {
  const facts = borrowing('title: Pong', 'bodyFrom: _template.mdx')
  expect(facts).toMatchObject({
    title: 'Pong',
    subtitle: 'A tutorial',
    description: 'A tutorial',
    bodyFrom: '_template.mdx',
    faults: [],
    links: [{ href: '/learn/api/tween', line: 5 }],
  })
  expect(facts.headings.map(({ text }) => text)).toEqual(['Pong', 'Overview'])
})

test('the published source of such a page carries its own title', () => {
  const { content } = borrowing('title: Pong', 'bodyFrom: _template.mdx')
  expect(decodeURIComponent(content)).toBe('# Pong [A tutorial]\n\n## Overview\n\n[Tween](/learn/api/tween)')
})

test('a page with bodyFrom needs a title', () => {
  expect(borrowing('bodyFrom: _template.mdx').faults).toEqual([
    'content/learn/pong.mdx:1 a page with bodyFrom has no title – add "title: …" to its frontmatter',
  ])
})

test('faults of a borrowed body are told in its own file', () => {
  const page = readPageSource('learn/pong.mdx', '---\ntitle: Pong\nbodyFrom: _template.mdx\n---\n')
  expect(pageFactsOf(page, () => '# Template\n\n:::hint\nText.\n:::').faults[0]).toContain(
    'content/learn/_template.mdx:3 ',
  )
})
