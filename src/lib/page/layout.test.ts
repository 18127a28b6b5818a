import { contentProperties, layoutOf, partsShown } from './layout'
import type { Frontmatter } from './frontmatter'

const shown = (frontmatter: Frontmatter, facts = {}) =>
  partsShown({ frontmatter, hasSidebarItems: true, outlineEntryCount: 3, site: {}, ...facts })

test('uses the docs layout by default', () => {
  expect(layoutOf({})).toBe('docs')
})

test('shows sidebar, outline, assistant, heading links and pagination in docs', () => {
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

test('never shows an empty sidebar', () => {
  expect(shown({ showSidebar: true }, { hasSidebarItems: false }).sidebar).toBe(false)
})

test('shows socials in the footer only without a sidebar', () => {
  expect(shown({}, { hasSidebarItems: false }).socialsInFooter).toBe(true)
  expect(shown({ showSidebar: false }).socialsInFooter).toBe(true)
  expect(shown({ layout: 'landing', showSidebar: true }).socialsInFooter).toBe(false)
})

test('lets a page override the layout in both directions', () => {
  expect(shown({ showSidebar: false, showLogo: false, showOutline: false })).toMatchObject({
    sidebar: false,
    logo: false,
    outline: false,
  })
  expect(shown({ layout: 'landing', showSidebar: true }).sidebar).toBe(true)
})

test('shows the outline without the assistant on a landing page', () => {
  expect(shown({ layout: 'landing', showOutline: true })).toMatchObject({ outline: true, aiCta: false })
})

test('hides an empty outline and keeps the assistant', () => {
  expect(shown({}, { outlineEntryCount: 0 })).toMatchObject({ outline: false, aiCta: true })
})

test('lets the site disable the assistant and a page enable it', () => {
  expect(shown({}, { site: { aiCta: false } }).aiCta).toBe(false)
  expect(shown({ showAiCta: true }, { site: { aiCta: false } }).aiCta).toBe(true)
})

test('hides the second bar without the top bar', () => {
  expect(shown({ showTopNav: false })).toMatchObject({ topNav: false, secondBar: false })
})

test('shows an edit link if the site configures one', () => {
  const site = { editLink: { pattern: '/:path' } }
  expect(shown({}, { site }).editLink).toBe(true)
  expect(shown({ layout: 'minimal' }, { site }).editLink).toBe(false)
  expect(shown({}).editLink).toBe(false)
})

test('turns the content box into custom properties', () => {
  expect(contentProperties({ width: '100%', horizontalPadding: '0px' })).toEqual({
    '--content-width': '100%',
    '--content-padding-inline': '0px',
  })
})
