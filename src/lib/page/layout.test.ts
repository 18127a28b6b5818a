import { contentProperties, layoutOf, partsShown } from './layout'
import type { Frontmatter } from './frontmatter'

const shown = (frontmatter: Frontmatter, facts = {}) =>
  partsShown({ frontmatter, hasSidebarItems: true, outlineEntryCount: 3, site: {}, ...facts })

test('a page without a layout is a docs page', () => {
  expect(layoutOf({})).toBe('docs')
})

test('docs shows sidebar, outline, assistant, heading links and pagination', () => {
  expect(shown({})).toMatchObject({
    sidebar: true,
    outline: true,
    aiCta: true,
    headingLinks: true,
    pagination: true,
    secondBar: true,
    socialsInFooter: false,
    topBarSticks: false,
  })
})

test.each(['minimal', 'landing'] as const)('%s shows only the top bar, the logo and the socials below', (layout) => {
  expect(shown({ layout })).toMatchObject({
    sidebar: false,
    outline: false,
    aiCta: false,
    headingLinks: false,
    pagination: false,
    secondBar: false,
    editLink: false,
    lastUpdated: false,
    topNav: true,
    logo: true,
    socialsInFooter: true,
    topBarSticks: true,
  })
})

test('a sidebar without items is never shown', () => {
  expect(shown({ showSidebar: true }, { hasSidebarItems: false }).sidebar).toBe(false)
})

test('the socials stand below the page exactly where no sidebar has them', () => {
  expect(shown({}, { hasSidebarItems: false }).socialsInFooter).toBe(true)
  expect(shown({ showSidebar: false }).socialsInFooter).toBe(true)
  expect(shown({ layout: 'landing', showSidebar: true }).socialsInFooter).toBe(false)
})

test('what the page says wins over the layout, in both directions', () => {
  expect(shown({ showSidebar: false, showLogo: false, showOutline: false })).toMatchObject({
    sidebar: false,
    logo: false,
    outline: false,
  })
  expect(shown({ layout: 'landing', showSidebar: true }).sidebar).toBe(true)
})

test('showOutline on a landing page brings the outline without the assistant', () => {
  expect(shown({ layout: 'landing', showOutline: true })).toMatchObject({ outline: true, aiCta: false })
})

test('an outline without entries is not shown, and the assistant stays', () => {
  expect(shown({}, { outlineEntryCount: 0 })).toMatchObject({ outline: false, aiCta: true })
})

test('the site can switch the assistant off, and a page can switch it on again', () => {
  expect(shown({}, { site: { aiCta: false } }).aiCta).toBe(false)
  expect(shown({ showAiCta: true }, { site: { aiCta: false } }).aiCta).toBe(true)
})

test('without the top bar the second bar goes too', () => {
  expect(shown({ showTopNav: false })).toMatchObject({ topNav: false, secondBar: false })
})

test('docs has an edit link where the site says where it leads', () => {
  const site = { editLink: { pattern: '/:path' } }
  expect(shown({}, { site }).editLink).toBe(true)
  expect(shown({ layout: 'minimal' }, { site }).editLink).toBe(false)
  expect(shown({}).editLink).toBe(false)
})

test('the content box of a page becomes custom properties', () => {
  expect(contentProperties({ width: '100%', horizontalPadding: '0px' })).toEqual({
    '--content-width': '100%',
    '--content-padding-inline': '0px',
  })
})
