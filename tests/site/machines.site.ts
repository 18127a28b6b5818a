import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { policyOf } from '../../src/gatsby/publish/siteFiles'
import { LATER_NAMES } from '../../src/site/laterNames'
import { siteConfig } from '../../src/site/siteConfig'
import { additionalRoutes, routes, writtenRoutes } from '../counts'
import { publishedPage } from './publishedPage'

const read = (file: string) => fs.readFileSync(path.join('public', file), 'utf8')
const FILES = [
  '404.html',
  'index.html',
  'example.html',
  ...additionalRoutes.map((route) => `${route.slice(1)}.html`),
  ...routes.filter((route) => route !== '/').map(fileOf),
]
const policy = policyOf(read('404.html'))
const host = process.env.SITE_URL ?? siteConfig.baseUrl

function fileOf(route: string) {
  return `${route.slice(1)}/index.html`
}

const directive = (name: string, of = policy) => new RegExp(`(?:^|;)${name} ([^;]*)`).exec(of)?.[1]?.split(' ') ?? []
const withoutStyles = (of: string) => of.replace(/;style-src [^;]*/, '')

describe('the content policy', () => {
  test.each(FILES)('is the same in %s but for its styles, and precedes the first script and style', (file) => {
    const html = read(file)
    expect(withoutStyles(policyOf(html))).toBe(withoutStyles(policy))
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<style/))
    expect(html.indexOf('<meta charSet="utf-8"')).toBeLessThan(1000)
  })

  test.each(FILES)('knows every script and style of %s by its hash', (file) => {
    const document = publishedPage(file)
    const hashOf = ({ textContent }: Element) =>
      `'sha256-${createHash('sha256').update(textContent!).digest('base64')}'`
    const scripts = [...document.querySelectorAll('script:not([src]):not([type])')].map(hashOf)
    const styles = [...document.querySelectorAll('style')].map(hashOf)
    expect(directive('script-src')).toEqual(["'self'", ...scripts])
    expect(directive('style-src', policyOf(read(file)))).toEqual(["'self'", ...styles])
    const handlers = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(handlers.filter(({ name, value }) => /^on/.test(name) || /^javascript:/i.test(value))).toEqual([])
  })

  test('allows only what is listed', () => {
    expect(directive('default-src')).toEqual(["'self'"])
    expect(directive('style-src-attr')).toEqual(["'unsafe-inline'"])
    expect(directive('worker-src')).toEqual(["'self'"])
    expect(directive('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  })

  test.each(FILES)('allows every picture of %s', (file) => {
    const document = publishedPage(file)
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src')!)
    expect(sources.filter((source) => !/^(\/(?!\/)|data:)/.test(source))).toEqual([])
  })
})

test('unused build output is not published', () => {
  const files = ['~partytown', 'webpack.stats.json', '404', 'page-data/404']
  expect(files.filter((file) => fs.existsSync(path.join('public', file)))).toEqual([])
  expect(fs.existsSync('public/page-data/404.html/page-data.json')).toBe(true)
})

test('the notices list all packages in the scripts with their licenses', () => {
  const notices = read('third-party-notices.txt')
  for (const name of ['react', 'react-dom', 'scheduler', 'gatsby', '@floating-ui/dom', '@radix-ui/react-collection'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'))
  expect(notices).toContain('Copyright (c) Facebook, Inc. and its affiliates.')
  expect(notices).not.toMatch(/^(webpack|sharp|lmdb|turbo-docs) \d/m)
})

test('crawlers may read everything', () => {
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(read('robots.txt').includes('Sitemap: ')).toBe(host !== undefined)
})

test('the sitemap lists all pages but the template if the site is known', () => {
  expect(fs.existsSync('public/sitemap.xml')).toBe(host !== undefined)
  if (host === undefined) return
  const urls = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.slice(host.length))
  expect(urls.sort()).toEqual([...writtenRoutes].sort())
})

test('language model files start with version facts, then all pages', () => {
  const text = read('llms-full.txt')
  const [first] = text.split('\n---\n')
  expect(first).toContain('Turbo 0.7.4')
  expect(first).toContain('curl -sSfL https://turbo.computer/install.sh | TURBO_VERSION=0.7.4 sh')
  expect(first).toMatch(/turbo::init! \{[^]*turbo::go!\(\{/)
  for (const { name, instead } of LATER_NAMES) expect(first).toContain(`| \`${name}\` | ${instead} |`)
  expect(text).toContain('\n# Cheatsheet [')
  expect(text.match(/\n---\n\n<!-- /g)).toHaveLength(writtenRoutes.length)
})

test('the index for language models lists page sources and the full file', () => {
  const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!.replace(host ?? '', ''))
  expect(links).toHaveLength(writtenRoutes.length + 1)
  expect(links.filter((link) => !fs.existsSync(path.join('public', link)))).toEqual([])
})
