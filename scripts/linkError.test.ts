import { linkError } from './linkError'

test.each([404, 410, 500, 503])('%i is a fault', (status) => {
  expect(linkError(status)).toBe(`answered ${status}`)
})

test.each([200, 204, 403, 429])('%i is none: there is a page, or a host that wants no machines', (status) => {
  expect(linkError(status)).toBeUndefined()
})
