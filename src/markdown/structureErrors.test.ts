import { anchorErrors, headingErrors, unclosedErrors } from './structureErrors'
import { outlineOf } from './pageOutline'
import { readPageSource } from './pageSource'

describe('headingFaults', () => {
  const heading = (depth: number, text: string, line: number) => ({ depth, text, id: text.toLowerCase(), line })

  test('accepts one h1 and levels without jumps', () => {
    const headings = [heading(1, 'A', 1), heading(2, 'B', 3), heading(3, 'C', 5), heading(2, 'D', 7)]
    expect(headingErrors('a.mdx', headings, 'docs')).toEqual([])
  })

  test('a page without an h1', () => {
    expect(headingErrors('a.mdx', [], 'docs')).toEqual([
      'content/a.mdx:1 the page has no h1 – start it with "# Title [Subtitle]"',
    ])
  })

  test('an h1 of a subtitle alone', () => {
    expect(headingErrors('a.mdx', [heading(1, '', 5)], 'docs')).toEqual([
      'content/a.mdx:5 the h1 is empty – write "# Title [Subtitle]"',
    ])
  })

  test('a landing page needs no h1', () => {
    expect(headingErrors('a.mdx', [], 'landing')).toEqual([])
  })

  test('a second h1', () => {
    expect(headingErrors('a.mdx', [heading(1, 'A', 1), heading(1, 'B', 9)], 'docs')).toEqual([
      'content/a.mdx:9 a second h1, "B" – use ## for sections; a page has one h1',
    ])
  })

  test('a level that jumps', () => {
    expect(headingErrors('a.mdx', [heading(1, 'A', 1), heading(2, 'B', 3), heading(4, 'C', 5)], 'docs')).toEqual([
      'content/a.mdx:5 "C" jumps from level 2 to 4 – use ### below a level-2 heading',
    ])
  })

  test('more headings than an outline can list', () => {
    const sections = Array.from({ length: 500 }, (_, index) => heading(2, `S${index}`, index + 2))
    expect(headingErrors('a.mdx', [heading(1, 'A', 1), ...sections.slice(1)], 'docs')).toEqual([])
    expect(headingErrors('a.mdx', [heading(1, 'A', 1), ...sections, heading(2, 'T', 990)], 'docs')).toEqual([
      'content/a.mdx:501 the page has 502 headings – split it; a page has at most 500',
    ])
  })
})

describe('anchorFaults', () => {
  function errorsOf(source: string) {
    const page = readPageSource('a.mdx', source)
    return anchorErrors(page.tree, outlineOf(page).headings).map(({ line, problem }) => `${line} ${problem}`)
  }

  test('accepts unique ids', () => {
    expect(errorsOf('# A\n\n## B\n\n## B\n\n:::note{#c}\nx\n:::')).toEqual([])
  })

  test.each([
    ['# A\n\n:::note{#b}\nx\n:::\n\n:::note{#b}\ny\n:::', '7 the id "b" is already used in line 3'],
    ['# A\n\n## B\n\n<div id="b">x</div>', '5 the id "b" is already used in line 3'],
  ])('reports a duplicate id: %j', (source, reported) => {
    expect(errorsOf(source)).toEqual([reported])
  })
})

describe('unclosedFaults', () => {
  function errorsOf(source: string) {
    const { tree } = readPageSource('a.mdx', source)
    return unclosedErrors(tree, source).map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`)
  }

  test.each([
    '```rust\nlet a = 1;\n```',
    '````md\n```rust\n```\n````',
    '~~~\na\n~~~~',
    ':::note\nA\n:::',
    '::::steps\n### A\n\n:::note\nB\n:::\n::::',
    '- a\n\n  ```rust\n  let a = 1;\n  ```\n\n- b',
    '> ```\n> a\n> ```',
    '\tindented code',
  ])('accepts closed blocks: %j', (source) => {
    expect(errorsOf(source)).toEqual([])
  })

  test.each([
    ['# A\n\n```rust\nlet a = 1;', '3 the code block is not closed – write a line with ``` below it'],
    ['# A\n\n````md\n```\n', '3 the code block is not closed – write a line with ```` below it'],
    ['# A\n\n:::note\nB', '3 ":::note" has no end – write a line with ::: below it'],
    ['::::steps\n### A\n:::', '1 ":::steps" has no end – write a line with :::: below it'],
  ])('reports unclosed blocks: %j', (source, reported) => {
    expect(errorsOf(source)).toEqual([reported])
  })
})
