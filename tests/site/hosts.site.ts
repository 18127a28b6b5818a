import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { serve } from '../../scripts/serve'
import { policyOf, scriptHashesOf } from '../../src/gatsby/publish/siteFiles'
import { headerPolicy, headerPolicyForHost } from '../../src/lib/policy/contentPolicy'
import { siteConfig } from '../../src/site/siteConfig'
import { nginxPath, startNginx } from './nginx'

const read = (file: string) => fs.readFileSync(path.join('public', file), 'utf8')
const policy = policyOf(read('404.html'))
const expected = headerPolicyForHost(scriptHashesOf(policy), siteConfig)
const published = fs.readdirSync('public')
const named = (pattern: RegExp) => `/${published.find((file) => pattern.test(file))}`
const { symbols } = JSON.parse(read('assets/manifest.json')) as { symbols: string }

/** Headers of all files besides the policy. */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const KINDS: [address: string, type: string, isKept: boolean][] = [
  ['/', 'text/html', false],
  ['/learn/api/tween', 'text/html', false],
  ['/learn/api/tween.html', 'text/html', false],
  ['/learn/api/tween.md', 'text/markdown', false],
  ['/page-data/learn/api/tween/page-data.json', 'application/json', false],
  ['/page-data/app-data.json', 'application/json', false],
  ['/assets/manifest.json', 'application/json', false],
  ['/assets/icons/link.svg', 'image/svg+xml', false],
  ['/brand/preview.png', 'image/png', false],
  ['/api.json', 'application/json', false],
  ['/robots.txt', 'text/plain', false],
  ['/llms.txt', 'text/plain', false],
  ['/third-party-notices.txt', 'text/plain', false],
  [named(/^app-[\da-f]{20}\.js$/), 'text/javascript', true],
  [named(/^player-worker-[\da-f]{20}\.js$/), 'text/javascript', true],
  [named(/^player\.[\da-f]{20}\.css$/), 'text/css', true],
  [symbols, 'application/json', true],
  [`/assets/pictures/${fs.readdirSync('public/assets/pictures')[0]}`, 'image/png', true],
]

type Answer = { status: number | undefined; headers: http.IncomingHttpHeaders }

function requestFrom(host: string, address: string): Promise<Answer> {
  const { port } = new URL(host)
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    })
    request.once('error', reject)
  })
}

type Host = {
  name: string
  policy: string
  revalidated: string
  start: () => Promise<{ address: string; close: () => Promise<void> }>
}

const HOSTS: Host[] = [
  {
    name: 'a host that reads _headers',
    policy: headerPolicy(policy),
    revalidated: 'public, max-age=0, must-revalidate',
    start: () => serve({ folder: 'public' }),
  },
  { name: 'nginx', policy: expected, revalidated: 'no-cache', start: startNginx },
]

if (!nginxPath && process.env.CI) throw new Error('CI tests the configuration of nginx: install nginx')

describe.each(HOSTS.filter(({ name }) => name !== 'nginx' || nginxPath))('$name', (host) => {
  let site: Awaited<ReturnType<Host['start']>>

  beforeAll(async () => {
    site = await host.start()
  })

  afterAll(() => site.close())

  test.each(KINDS)('sends %s as %s', async (address, type, isKept) => {
    const { status, headers } = await requestFrom(site.address, address)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}(;|$)`))
    expect(headers['cache-control']).toBe(isKept ? IMMUTABLE : host.revalidated)
    expect(headers['content-security-policy']).toBe(host.policy)
    for (const [name, value] of Object.entries(GUARDS)) expect(headers[name.toLowerCase()]).toBe(value)
  })

  test.each(['/no/such/page', '/app-00000000000000000000.css', '/_headers'])('has no %s', async (address) => {
    const { status, headers } = await requestFrom(site.address, address)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['content-security-policy']).toBe(host.policy)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test.each(['/x%00', '/..%2f..%2fetc%2fpasswd', '//', '/%2e%2e/package.json'])(
    'continues after %s',
    async (address) => {
      const { status } = await requestFrom(site.address, address)
      expect(status === 404 || status === 400 || (status === 200 && address === '//')).toBe(true)
      expect((await requestFrom(site.address, '/')).status).toBe(200)
    },
  )
})

type Firebase = {
  hosting: Record<string, unknown> & {
    headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[]
  }
}

describe('Firebase', () => {
  const { hosting } = JSON.parse(fs.readFileSync('firebase.json', 'utf8')) as Firebase

  /** The last matching rule wins. */
  const headersOf = (address: string) =>
    Object.fromEntries(
      hosting.headers
        .filter(({ source, regex }) => source === '**' || (regex !== undefined && new RegExp(regex).test(address)))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    ) as Record<string, string>

  test('publishes the folder without rewrites', () => {
    expect(hosting).toMatchObject({ public: 'public', cleanUrls: false, trailingSlash: false })
    expect(hosting).not.toHaveProperty('rewrites')
    expect(hosting).not.toHaveProperty('redirects')
  })

  test.each(KINDS)('sends %s', (address, _, isKept) => {
    expect(headersOf(address)['Cache-Control']).toBe(isKept ? IMMUTABLE : 'no-cache')
    expect(headersOf(address)).toMatchObject({ ...GUARDS, 'Content-Security-Policy': expected })
  })
})

test('immutable files are listed and published', () => {
  const files = read('hashed-files.txt').trim().split('\n')
  for (const [address, , isKept] of KINDS) expect(files.includes(address)).toBe(isKept)
  expect(files.filter((file) => !fs.existsSync(path.join('public', file)))).toEqual([])
  const scripts = published.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)
  expect(scripts.filter((file) => !files.includes(file))).toEqual([])
})

test('no page needs dot folders', () => {
  const pages = published.flatMap((file) => (/\.(html|js|css)$/.test(file) ? read(file) : []))
  expect(pages.filter((text) => text.includes('/.turbo/'))).toEqual([])
  expect(fs.readdirSync('public/.turbo/icons').sort()).toEqual(['chevron-down.svg', 'chevron-up.svg', 'link.svg'])
  expect(published).toContain('.nojekyll')
})
