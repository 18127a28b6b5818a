import { bannerStorageKey } from '../banner/banner'
import { beforePaintScript } from './beforePaint'

const banner = { content: 'Join us' }

function rootClassAfter(script: string, stored: Record<string, string>) {
  const root = document.createElement('html')
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  const matchMedia = () => ({ matches: false })
  new Function('document', 'localStorage', 'matchMedia', script)({ documentElement: root }, localStorage, matchMedia)
  return root.className
}

test('a dismissed banner is hidden before the first paint, together with the theme', () => {
  const stored = { 'turbo.theme': 'dark', [bannerStorageKey(banner)]: 'false' }
  expect(rootClassAfter(beforePaintScript({ banner }), stored)).toBe('dark banner-dismissed')
})

test('a banner that was not dismissed stays', () => {
  expect(rootClassAfter(beforePaintScript({ banner }), {})).toBe('')
})

test('a banner that cannot be dismissed ignores an old dismissal', () => {
  const script = beforePaintScript({ banner: { ...banner, dismissable: false } })
  expect(rootClassAfter(script, { [bannerStorageKey(banner)]: 'false' })).toBe('')
})

test('a browser without storage is no error', () => {
  expect(() => new Function('document', 'localStorage', beforePaintScript({ banner }))({}, undefined)).not.toThrow()
})

test('a stray percent sign is written out before the router reads the address', () => {
  const replaceState = jest.fn()
  const location = { pathname: '/learn/api/tween', search: '?q=5%', hash: '#100%' }
  const script = beforePaintScript({ colorScheme: 'light' })
  new Function('location', 'history', script)(location, { state: null, replaceState })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/learn/api/tween?q=5%#100%25')
})
