import fs from 'node:fs'
import path from 'node:path'

const published = fs.readdirSync('public')
const read = (file: string) => fs.readFileSync(path.join('public', file), 'utf8')

test('one script serves all pages of the documentation, another the not-found page', () => {
  const templates = published.filter((file) => /^component---.*\.js$/.test(file))
  expect(templates.map((file) => file.replace(/-[\da-f]{20}\.js$/, '')).sort()).toEqual([
    'component---src-pages-404-tsx',
    'component---src-templates-page-tsx',
  ])
})

test('what a page names of scripts does not grow with the number of pages', () => {
  const named = read('learn/api/tween/index.html').match(/\/component---[\w-]+\.js/g)
  expect(new Set(named).size).toBe(2)
})

test('the data of a page hold its body, and the same for its alias', () => {
  const bodyOf = (page: string) => {
    const { result } = JSON.parse(read(`page-data/${page}/page-data.json`)) as {
      result: { data: { docPage: { body: unknown[] } } }
    }
    return result.data.docPage.body
  }
  const body = bodyOf('learn/api/tween')
  expect(body[0]).toEqual(['PageHeader', {}, expect.anything()])
  expect(bodyOf('learn/api/tween.html')).toEqual(body)
})
