import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { Body } from '../../src/lib/page/body'
import { deliveredPageData, type PageData } from '../../src/lib/page/page'
import { contentPages } from '../content'
import { finishedHtmlOf } from '../../src/entry/deliveredPage'
import { publishedPage } from './publishedPage'

const published = fs.readdirSync('public')
const read = (file: string) => fs.readFileSync(path.join('public', file), 'utf8')
const dataOf = (route: string) =>
  JSON.parse(read(`page-data/${route}/page-data.json`)) as PageData & { result: { build: string } }

const ROUTES = contentPages().map(({ path: route }) => (route === '/' ? 'index' : route.slice(1)))
const fileOf = (route: string) => (route === 'index' ? 'index.html' : `${route}/index.html`)

function inlineScripts(file: string): string[] {
  const scripts = [...publishedPage(file).querySelectorAll('script:not([src])')]
  return scripts
    .filter((script) => script.getAttribute('type') !== 'application/json')
    .map(({ textContent }) => textContent!)
}

test('all documentation pages share one script, the not-found page has another', () => {
  const templates = published.filter((file) => /^component---.*\.js$/.test(file))
  expect(templates.map((file) => file.replace(/-[\da-f]{20}\.js$/, '')).sort()).toEqual([
    'component---src-pages-404-tsx',
    'component---src-templates-page-tsx',
  ])
})

test('inline scripts are equal on all pages', () => {
  const scripts = inlineScripts('index.html')
  expect(scripts).not.toEqual([])
  for (const file of ['404.html', 'learn/api/tween.html', ...ROUTES.map(fileOf)]) {
    expect(inlineScripts(file)).toEqual(scripts)
  }
})

test('no page contains the page map or unused styles', () => {
  for (const file of ROUTES.map(fileOf)) {
    expect(read(file)).not.toMatch(/___chunkMapping=|gatsby-image-wrapper/)
  }
})

test('page data contains the body, the same for its alias', () => {
  const bodyOf = (route: string) => dataOf(route).result.data!.docPage!.body
  const body = bodyOf('learn/api/tween')
  expect(body[0]).toEqual(['PageHeader', {}, expect.anything()])
  expect(bodyOf('learn/api/tween.html')).toEqual(body)
})

test("page data names the scripts' build", () => {
  const { webpackCompilationHash } = JSON.parse(read('page-data/app-data.json')) as { webpackCompilationHash: string }
  for (const route of ROUTES) {
    expect(dataOf(route).result.build).toBe(webpackCompilationHash)
    expect(read(fileOf(route))).toContain(` data-build="${webpackCompilationHash}"`)
  }
})

test.each(ROUTES)('%s has a head of its own', (route) => {
  const { title, head } = publishedPage(fileOf(route))
  const docPage = dataOf(route).result.data!.docPage as unknown as { title: string | null }
  expect(title).toBe(docPage.title ? `${docPage.title} – Turbo Docs` : 'Turbo Docs')
  expect(head.querySelectorAll('title, meta[name="description"], meta[property="og:title"]')).toHaveLength(3)
})

/** A body with its HTML as a browser serializes it. */
function asWritten(body: Body): unknown {
  const element = new JSDOM().window.document.createElement('div')
  const written = (html: string) => {
    element.innerHTML = html
    return element.innerHTML
  }
  const pieces = (nodes: Body): unknown =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const [name, props, inside] = node
      if (inside === undefined) return [name, props]
      return [name, props, typeof inside === 'string' ? written(inside) : pieces(inside)]
    })
  return pieces(body)
}

test.each(ROUTES)('%s starts with its own data: what the document holds is put back in its place', (route) => {
  const { document } = new JSDOM(read(fileOf(route))).window
  // It removes itself
  for (const script of document.querySelectorAll('[data-html] script')) script.remove()
  const lean = JSON.parse(document.getElementById('page-data')!.textContent!)
  const data = deliveredPageData(lean, { path: lean.path, delivered: finishedHtmlOf(document) })
  expect(data?.result.data?.docPage?.body).toEqual(asWritten(dataOf(route).result.data!.docPage!.body))
})
