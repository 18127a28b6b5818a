import { contentPolicy, headerPolicy, headerPolicyForHost, pictureHosts } from './contentPolicy'

const site = { iconUrl: '/icon.svg' }
const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }

const directives = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]))

test('runs only scripts of the site and those with a hash', () => {
  expect(directives(contentPolicy(hashes, site))['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
})

test('applies only styles of the site, hashed ones and attributes', () => {
  const policy = directives(contentPolicy(hashes, site))
  expect(policy['style-src']).toBe("'self' 'sha256-c3R5bGU='")
  expect(policy['style-src-attr']).toBe("'unsafe-inline'")
})

test('turns no plain text into script or markup', () => {
  const policy = directives(contentPolicy(hashes, site))
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(policy['trusted-types']).toBe('default finished-html')
})

test('allows the host of the base address', () => {
  const policy = directives(contentPolicy(hashes, { ...site, baseUrl: 'https://turbo.test' }))
  expect(policy['script-src']).toBe("'self' https://turbo.test 'sha256-c2NyaXB0'")
  expect(policy['base-uri']).toBe("'self' https://turbo.test")
})

test('allows the hosts of web fonts', () => {
  const policy = directives(contentPolicy(hashes, { ...site, font: { mono: { google: 'Silkscreen' } } }))
  expect(policy['style-src']).toContain('https://fonts.googleapis.com')
  expect(policy['font-src']).toBe("'self' https://fonts.gstatic.com")
})

test('allows configured picture hosts', () => {
  const logoUrl = { light: 'https://cdn.turbo.test/a.svg', dark: 'https://cdn.turbo.test/b.svg' }
  expect(pictureHosts({ ...site, logoUrl })).toEqual(['https://cdn.turbo.test'])
  expect(directives(contentPolicy(hashes, { ...site, logoUrl }))['img-src']).toBe("'self' data: https://cdn.turbo.test")
})

test('restricts framing in the header', () => {
  expect(headerPolicy("script-src 'self'")).toBe("script-src 'self';frame-ancestors 'self'")
})

test('leaves inline styles to the page', () => {
  const header = directives(headerPolicy(contentPolicy(hashes, site)))
  expect(header['style-src']).toBe("'self' 'unsafe-inline'")
  expect(header['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
})

test('leaves Trusted Types to the page, because workers obey the header', () => {
  expect(headerPolicy(contentPolicy(hashes, site))).not.toContain('trusted-types')
  expect(headerPolicyForHost(hashes.scripts, site)).not.toContain('trusted-types')
})

test('contains no style hash and no style directive in the permanent part', () => {
  const policy = headerPolicyForHost(hashes.scripts, site)
  expect(policy).not.toMatch(/style|default-src|unsafe/)
  expect(directives(policy)['script-src']).toBe("'self' 'sha256-c2NyaXB0'")
  expect(directives(policy)['frame-ancestors']).toBe("'self'")
})
