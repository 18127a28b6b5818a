import { linkError } from './linkError'

test.each([404, 410, 500, 503])('%i is an error', (status) => {
  expect(linkError(status)).toBe(`answered ${status}`)
})

test.each([200, 204, 403, 429])('%i is accepted: the page exists, or its host refuses bots', (status) => {
  expect(linkError(status)).toBeUndefined()
})
