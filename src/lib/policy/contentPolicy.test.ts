import { contentPolicy, headerPolicy, headerPolicyForHost, pictureHosts } from './contentPolicy'

const site = { iconUrl: '/icon.svg' }
const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }

const directives = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]))

test('only scripts of the site and those with a hash run', () => {
  expect(directives(contentPolicy(hashes, site))['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
})

test('only styles of the site and those with a hash count, and those in attributes', () => {
  const policy = directives(contentPolicy(hashes, site))
  expect(policy['style-src']).toBe("'self' 'sha256-c3R5bGU='")
  expect(policy['style-src-attr']).toBe("'unsafe-inline'")
})

test('no plain text becomes a script or markup', () => {
  const policy = directives(contentPolicy(hashes, site))
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(policy['trusted-types']).toBe('default finished-html')
})

test('a host of its own for files is asked: that of the base address', () => {
  const policy = directives(contentPolicy(hashes, { ...site, baseUrl: 'https://turbo.test' }))
  expect(policy['script-src']).toBe("'self' https://turbo.test 'sha256-c2NyaXB0'")
  expect(policy['base-uri']).toBe("'self' https://turbo.test")
})

test('web fonts bring their two hosts', () => {
  const policy = directives(contentPolicy(hashes, { ...site, font: { mono: { google: 'Silkscreen' } } }))
  expect(policy['style-src']).toContain('https://fonts.googleapis.com')
  expect(policy['font-src']).toBe("'self' https://fonts.gstatic.com")
})

test('pictures of other hosts are shown where the configuration names them', () => {
  const logoUrl = { light: 'https://cdn.turbo.test/a.svg', dark: 'https://cdn.turbo.test/b.svg' }
  expect(pictureHosts({ ...site, logoUrl })).toEqual(['https://cdn.turbo.test'])
  expect(directives(contentPolicy(hashes, { ...site, logoUrl }))['img-src']).toBe("'self' data: https://cdn.turbo.test")
})

test('the header says who may frame a page, too', () => {
  expect(headerPolicy("script-src 'self'")).toBe("script-src 'self';frame-ancestors 'self'")
})

test('a header leaves it to the page which styles stand in it', () => {
  const header = directives(headerPolicy(contentPolicy(hashes, site)))
  expect(header['style-src']).toBe("'self' 'unsafe-inline'")
  expect(header['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
})

test('a header, which workers obey, too, leaves Trusted Types to the page', () => {
  expect(headerPolicy(contentPolicy(hashes, site))).not.toContain('trusted-types')
  expect(headerPolicyForHost(hashes.scripts, site)).not.toContain('trusted-types')
})

test('what lasts has no hash of a style, and no word on styles', () => {
  const policy = headerPolicyForHost(hashes.scripts, site)
  expect(policy).not.toMatch(/style|default-src|unsafe/)
  expect(directives(policy)['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
  expect(directives(policy)['frame-ancestors']).toBe("'self'")
})
