import { siteConfig } from '../../site/siteConfig'
import { structuredData } from './structuredData'

const site = { ...siteConfig, baseUrl: 'https://turbo.test' }
const page = { path: '/learn/api/tween', title: 'Tween', description: 'Move.', lastUpdatedAt: Date.UTC(2025, 5, 18) }

test('describes a page as an article with breadcrumbs', () => {
  expect(structuredData(page, site)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Turbo Docs', item: 'https://turbo.test/' },
          { '@type': 'ListItem', position: 2, name: 'Tween', item: 'https://turbo.test/learn/api/tween' },
        ],
      },
      {
        '@type': 'TechArticle',
        headline: 'Tween',
        description: 'Move.',
        dateModified: '2025-06-18T00:00:00.000Z',
        url: 'https://turbo.test/learn/api/tween',
      },
    ],
  })
})

test('is empty without a public address and for the front page', () => {
  expect(structuredData(page, siteConfig)).toBeUndefined()
  expect(structuredData({ ...page, path: '/' }, site)).toBeUndefined()
})
