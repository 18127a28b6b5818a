import { robotsOf, sitemapOf } from './crawlerFiles'

test('the sitemap lists pages with known change dates', () => {
  const pages = [{ url: 'https://turbo.test/' }, { url: 'https://turbo.test/a?b&c', changedAt: Date.UTC(2025, 5, 18) }]
  expect(sitemapOf(pages).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://turbo.test/</loc></url>',
    '<url><loc>https://turbo.test/a?b&amp;c</loc><lastmod>2025-06-18</lastmod></url>',
    '</urlset>',
    '',
  ])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(robotsOf(undefined)).toBe('User-agent: *\nAllow: /\n')
  expect(robotsOf('https://turbo.test/sitemap.xml')).toMatch(/\nSitemap: https:\/\/turbo\.test\/sitemap\.xml\n$/)
})
