import { renderToString } from 'react-dom/server'
import { sidebarWithGroups } from '../scripts/bench/sidebarWithGroups'
import { sidebar } from '../src/site/sidebar'
import { framedPage } from './openPage'

const written = { ...sidebar }

/** As `scripts/bench/syntheticPages.ts` names them. */
const added = Array.from({ length: 1000 }, (_, index) => {
  const [number, group] = [index + 1, Math.floor(index / 25) + 1]
  return { title: `Some Title ${number}`, path: `/learn/added-${group}/page-${number}`, group: `Added ${group}` }
})

const lengthOf = (path: string) => renderToString(framedPage({ record: { path } })).length

afterEach(() => {
  Object.assign(sidebar, written)
})

const grow = () => Object.assign(sidebar, sidebarWithGroups(sidebar, added))

test.each(['/', '/learn/api/circles', '/learn/guides/fonts'])(
  '1,000 more pages make %s at most 2 KB longer',
  (path) => {
    const before = lengthOf(path)
    grow()
    expect(lengthOf(path) - before).toBeLessThanOrEqual(2000)
  },
)
