import { DESKTOP_QUERY, NAMED_MEDIA_QUERIES, PHONE_MAX_WIDTH_PX } from './breakpoints'

test('the breakpoints are those of the specification, and that of the touch pad', () => {
  expect(NAMED_MEDIA_QUERIES).toEqual({
    '--small-phone': '(max-width: 480px)',
    '--phone': '(max-width: 720px)',
    '--above-phone': '(min-width: 721px)',
    '--phone-on-its-side': '(orientation: landscape) and (max-height: 500px)',
    '--mobile': '(max-width: 1080px)',
    '--desktop': '(min-width: 1081px)',
    '--outline-column': '(min-width: 80.0625em)',
  })
  expect(PHONE_MAX_WIDTH_PX).toBe(720)
  expect(DESKTOP_QUERY).toBe('(min-width: 1081px)')
})
