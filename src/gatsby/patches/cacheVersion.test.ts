import { upstreamText } from '../../../tests/upstream'
import { onPreInit, siteCodeVersion } from './cacheVersion'

const plugins = (...names: string[]) => names.map((name) => ({ name, version: '1' }))

const init = (flattenedPlugins: unknown[]) =>
  onPreInit!({ store: { getState: () => ({ flattenedPlugins }) } } as never, {} as never, () => undefined)

test("the version of the site's plugin contains that of the site's code", () => {
  const [site, other] = plugins('default-site-plugin', 'gatsby-plugin-mdx')
  void init([site, other])
  expect(site!.version).toBe(`1${siteCodeVersion()}`)
  expect(siteCodeVersion()).toMatch(/ [\da-f]{20}$/)
  expect(other!.version).toBe('1')
})

test('a Gatsby that names its plugins differently is reported', () => {
  expect(() => init(plugins('the-site'))).toThrow('default-site-plugin')
})

test('Gatsby compares the versions of its plugins after onPreInit, and deletes its cache if they differ', () => {
  const initialize = upstreamText('gatsby/dist/services/initialize.js')
  const [preInit, versions, hash] = [
    '(`onPreInit`',
    'flattenedPlugins.map(p => p.version)',
    'oldPluginsHash && pluginsHash !== oldPluginsHash',
  ].map((text) => initialize.indexOf(text))
  expect(preInit).toBeGreaterThan(0)
  expect(versions).toBeGreaterThan(preInit!)
  expect(hash).toBeGreaterThan(versions!)
})
