import { DESKTOP_QUERY, NAMED_MEDIA_QUERIES, PHONE_MAX_WIDTH_PX } from './breakpoints'

test('the sidebar appears from 1024 px, the outline from 1281 px', () => {
  expect(NAMED_MEDIA_QUERIES).toEqual({
    '--small-phone': '(max-width: 480px)',
    '--phone': '(max-width: 720px)',
    '--above-phone': '(min-width: 721px)',
    '--phone-on-its-side': '(orientation: landscape) and (max-height: 500px)',
    '--stacked': '(max-width: 899px)',
    '--mobile': '(max-width: 1023px)',
    '--desktop': '(min-width: 1024px)',
    '--outline-column': '(min-width: 80.0625em)',
  })
  expect(PHONE_MAX_WIDTH_PX).toBe(720)
  expect(DESKTOP_QUERY).toBe('(min-width: 1024px)')
})
