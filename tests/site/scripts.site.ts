import fs from 'node:fs'
import path from 'node:path'
import { flattenSidebar } from '../../src/lib/navigation/sidebar'
import { sidebar } from '../../src/site/sidebar'

const root = path.resolve('public')

/** Named by the navigation and by links in scripts. */
const NAMED = ['/learn/api', '/learn/getting-started']

test('no script grows with the number of pages: none contains the addresses or titles of the sidebar', () => {
  const sections = Object.values(sidebar).map((section) => (Array.isArray(section) ? section : section.items))
  const pages = sections.flatMap(flattenSidebar).filter((page) => !NAMED.includes(page.path))
  // Single words have other uses
  const titles = pages.map(({ title }) => title).filter((title) => title.includes(' '))
  const words = [...pages.map((page) => page.path), ...titles]
  const scripts = fs.readdirSync(root).filter((file) => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  const found = scripts.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    return words
      .filter((word) => ['"', "'", '`'].some((quote) => text.includes(quote + word + quote)))
      .map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
