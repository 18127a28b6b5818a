import { backLinkLabel, backLinkTarget } from './BackLink'

test('the back link leads to the landing page if nothing was visited before', () => {
  expect(backLinkTarget(undefined)).toBe('/')
  expect(backLinkTarget('/example')).toBe('/example')
})

test("the back link reads 'Back' only with a history key and a target other than the landing page", () => {
  expect(backLinkLabel({ hasHistoryKey: true, target: '/example' })).toBe('Back')
  expect(backLinkLabel({ hasHistoryKey: false, target: '/example' })).toBe('Home')
  expect(backLinkLabel({ hasHistoryKey: true, target: '/' })).toBe('Home')
})
