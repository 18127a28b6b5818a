import type { Sidebar } from '../../lib/config/siteConfig'
import { imageErrors, siteErrors, type CheckedPage } from './pageChecks'

const page = (path: string, fields: Partial<CheckedPage> = {}): CheckedPage => ({
  path,
  filePath: `${path.slice(1)}.mdx`,
  headings: [{ depth: 1, text: 'Title', id: 'title', line: 1 }],
  links: [],
  explicitIds: [],
  ...fields,
})

const errorsOfLink = (href: string) =>
  siteErrors(
    [page('/learn/text', { links: [{ href, line: 7 }], explicitIds: ['mark'] }), page('/learn/tween')],
    [],
    ['/learn/text', '/learn/tween'],
  )

describe('links', () => {
  test.each([
    '/learn/tween',
    '/learn/tween#title',
    '/learn/tween?a=1#title',
    '#title',
    '#mark',
    '#TODO',
    'https://example.com',
    '//example.com',
    'mailto:ada@example.com',
    'tel:+123',
    '/api.json',
    '/brand/logo.svg?v=2',
  ])('accepts %s', (href) => {
    expect(errorsOfLink(href)).toEqual([])
  })

  test('a dead link suggests a similar page', () => {
    expect(errorsOfLink('/docs/tween')).toEqual([
      'content/learn/text.mdx:7 the link "/docs/tween" points to a page that does not exist – use one of the routes, for example /learn/tween',
    ])
  })

  test('a dead anchor suggests an existing one', () => {
    expect(errorsOfLink('/learn/tween#titel')).toEqual([
      'content/learn/text.mdx:7 the link "/learn/tween#titel" points to a heading that does not exist on /learn/tween – use one of its anchors, for example title',
    ])
  })

  test('a dead anchor of the same page', () => {
    expect(errorsOfLink('#nowhere')).toEqual([
      'content/learn/text.mdx:7 the link "#nowhere" points to a heading that does not exist on /learn/text – use one of its anchors, for example title',
    ])
  })

  test('a relative link', () => {
    expect(errorsOfLink('./tween')).toEqual([
      'content/learn/text.mdx:7 the link "./tween" is relative – write the path from the root, such as /learn/api/text',
    ])
  })

  test('a link with .html', () => {
    expect(errorsOfLink('/learn/tween.html#title')).toEqual([
      'content/learn/text.mdx:7 the link "/learn/tween.html#title" has a file extension – write /learn/tween',
    ])
  })
})

describe('routes and sidebar', () => {
  test.each([
    ['my page.mdx', 'the name has characters other than letters, digits, - and _'],
    ['100%.mdx', 'the name has characters other than letters, digits, - and _'],
    ['404.mdx', '/404 is reserved for the not-found page'],
  ])('a file called %s', (filePath, problem) => {
    const path = `/${filePath.replace('.mdx', '')}`
    expect(siteErrors([page(path, { filePath })], [], [path])).toEqual([
      `content/${filePath}:1 ${problem} – rename the file`,
    ])
  })

  test('two files with one route', () => {
    const twins = [page('/learn'), page('/learn', { filePath: 'learn/index.mdx' })]
    expect(siteErrors(twins, [], ['/learn'])).toEqual([
      'content/learn/index.mdx:1 the route /learn is already used by content/learn.mdx – rename one of the two files',
    ])
  })

  test('an unlisted page', () => {
    expect(siteErrors([page('/learn/text')], [], [])).toEqual([
      'content/learn/text.mdx:1 /learn/text is not in the sidebar – add it to src/site/sidebar.ts or src/site/unlistedPages.ts',
    ])
  })

  const link = { text: 'Text', link: '/learn/text' }
  const sidebar: Sidebar = [{ text: 'Learn', items: [link] }]

  test('accepts a page in a sidebar group, in any form of the sidebar', () => {
    expect(siteErrors([page('/learn/text')], sidebar, [])).toEqual([])
    expect(siteErrors([page('/learn/text')], { '/learn': [link] }, [])).toEqual([])
  })

  test('a sidebar link without a page', () => {
    expect(siteErrors([], sidebar, [])).toEqual([
      'src/site/sidebar.ts links to /learn/text, which does not exist – add content/learn/text.mdx or remove the link',
    ])
  })

  test('a page twice in the sidebar', () => {
    expect(siteErrors([page('/learn/text')], [link, ...sidebar], [])).toEqual([
      'src/site/sidebar.ts links to /learn/text twice – keep one of the two',
    ])
  })

  test('a missing unlisted page', () => {
    expect(siteErrors([], [], ['/example'])).toEqual([
      'src/site/unlistedPages.ts lists /example, which does not exist – remove the line',
    ])
  })
})

describe('pictures', () => {
  const errorsOf = (src: string, file: { extension: string } | null, width: number | null = 16) =>
    imageErrors('learn/a.mdx', [{ src, line: 7, file, width }])

  test('accepts a known file type', () => {
    expect(errorsOf('./cat.png', { extension: 'png' })).toEqual([])
  })

  test('a missing file', () => {
    expect(errorsOf('./cat.png', null)).toEqual([
      'content/learn/a.mdx:7 the picture "./cat.png" does not exist – put it next to the page, or fix the path, which is relative to this file',
    ])
  })

  test('a file that is not a picture', () => {
    expect(errorsOf('./cat.mp4', { extension: 'mp4' })).toEqual([
      'content/learn/a.mdx:7 the picture "./cat.mp4" is not an image that browsers can show – use one of: png, jpg, jpeg, webp, gif, svg',
    ])
  })

  test('a text file with the name of a picture', () => {
    expect(errorsOf('./cat.png', { extension: 'png' }, null)).toEqual([
      'content/learn/a.mdx:7 the picture "./cat.png" is damaged or not a png file – open it in an image editor and export it again',
    ])
  })

  test('a name that needs escaping', () => {
    expect(errorsOf('./my cat.png', { extension: 'png' })).toEqual([
      'content/learn/a.mdx:7 the picture "./my cat.png" has a name with spaces or special characters – rename the file; use letters, digits and hyphens',
    ])
  })
})
