import { checkedFrontmatter } from './checkedFrontmatter'
import { readPageSource } from './pageSource'

const check = (...lines: string[]) =>
  checkedFrontmatter(readPageSource('learn/a.mdx', ['---', ...lines, '---', '', '# A'].join('\n')))

test('accepts every allowed key', () => {
  const { frontmatter, errors } = check(
    'title: Pong',
    'description: A game',
    'layout: minimal',
    'authors: [Ada, Grace]',
    'date: 2025-06-18',
    'content: { width: 70ch, horizontalPadding: 0, verticalPadding: 2rem }'.replace('0,', '"0",'),
    'showLogo: false',
    'showAiCta: false',
    'showOutline: 3',
    'showSidebar: true',
    'showTopNav: true',
  )
  expect(errors).toEqual([])
  expect(frontmatter).toMatchObject({ layout: 'minimal', authors: ['Ada', 'Grace'], showOutline: 3 })
})

test('accepts missing frontmatter', () => {
  expect(checkedFrontmatter(readPageSource('a.mdx', '# A'))).toEqual({ frontmatter: {}, errors: [] })
})

test('reports an unknown key with its line and the known keys', () => {
  expect(check('title: Pong', 'titel: Pong').errors).toEqual([
    'content/learn/a.mdx:3 frontmatter "titel": Unrecognized key: "titel" – use one of: title, description, layout, authors, date, content, showLogo, showAiCta, showOutline, showSidebar, showTopNav',
  ])
})

test('reports an unknown layout with the known ones', () => {
  expect(check('layout: wide').errors).toEqual([
    'content/learn/a.mdx:2 frontmatter "layout": Invalid option: expected one of "docs"|"minimal"|"landing"|"app" – see the allowed values in docs/writing.md',
  ])
})

test('reports a wrong type', () => {
  expect(check('title: Pong', 'showSidebar: "no"').errors).toEqual([
    'content/learn/a.mdx:3 frontmatter "showSidebar": Invalid input: expected boolean, received string – see the allowed values in docs/writing.md',
  ])
})

test('reports an invalid CSS length', () => {
  expect(check('content: { width: wide }').errors).toEqual([
    'content/learn/a.mdx:2 frontmatter "content": write a CSS length such as "70ch" or "0" – see the allowed values in docs/writing.md',
  ])
})

test('reports every invalid key', () => {
  expect(check('layout: wide', 'showLogo: 1').errors).toHaveLength(2)
})
