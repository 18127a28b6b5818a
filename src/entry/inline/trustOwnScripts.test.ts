import { trustOwnScripts } from './trustOwnScripts'

type Rules = Record<string, (text: string) => string | undefined>

let policies: Record<string, Rules>

beforeEach(() => {
  policies = {}
  const createPolicy = (name: string, rules: Rules) => (policies[name] = rules)
  Object.assign(window, { trustedTypes: { createPolicy } })
  trustOwnScripts()
})

afterEach(() => Object.assign(window, { trustedTypes: undefined }))

test.each(['/app-1234.js', 'http://localhost/player-worker-5678.js', 'app.js?again'])('%s is our own', (address) => {
  expect(policies.default!.createScriptURL!(address)).toBe(address)
})

test.each(['https://turbo.test/app.js', '//turbo.test/app.js', 'http://localhost:81/app.js', 'data:text/javascript,1'])(
  '%s is foreign',
  (address) => {
    expect(policies.default!.createScriptURL!(address)).toBeUndefined()
  },
)

test('nothing vouches for plain text as HTML or as code', () => {
  expect(Object.keys(policies)).toEqual(['default'])
  expect(Object.keys(policies.default!)).toEqual(['createScriptURL'])
})

test('a browser without such policies needs none', () => {
  Object.assign(window, { trustedTypes: undefined })
  expect(trustOwnScripts).not.toThrow()
})
