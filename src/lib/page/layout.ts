import type { SiteConfig } from '../config/siteConfig'

/** The frames a page can ask for. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const

export type Layout = (typeof LAYOUTS)[number]

/** The box of the page's content, as CSS lengths. */
export type ContentBox = {
  width?: string | null
  horizontalPadding?: string | null
  verticalPadding?: string | null
}

/** What a page can say about its frame; an explicit value wins over the layout. */
export type LayoutFrontmatter = {
  content?: ContentBox | null
  layout?: Layout | null
  showAiCta?: boolean | null
  showLogo?: boolean | null
  showOutline?: boolean | number | null
  showSidebar?: boolean | null
  showTopNav?: boolean | null
}

/** Which parts of the frame a page shows. */
export type PartsShown = {
  aiCta: boolean
  editLink: boolean
  /** The link that each heading has to itself. */
  headingLinks: boolean
  lastUpdated: boolean
  /** The mobile bar below the top bar; on wide screens the text fades out in its place. */
  secondBar: boolean
  /** The line above each `h2`. */
  sectionLines: boolean
  logo: boolean
  outline: boolean
  /** Previous and next, with their keys. */
  pagination: boolean
  sidebar: boolean
  /** Social links and the theme switch in the foot of the page; a sidebar has them in its own foot. */
  socialsInFooter: boolean
  /** Whether the mobile top bar stays in view while the page scrolls. */
  topBarSticks: boolean
  topNav: boolean
}

type LayoutFacts = {
  frontmatter: LayoutFrontmatter
  hasSidebarItems: boolean
  outlineEntryCount: number
  site: Pick<SiteConfig, 'aiCta' | 'editLink'>
}

/** The layout that a page asks for, docs where it asks for none. */
export function layoutOf({ layout }: LayoutFrontmatter): Layout {
  return layout ?? 'docs'
}

/** The parts of the frame that are shown: what the page says, else what the site says, else what the layout says. */
export function partsShown(facts: LayoutFacts): PartsShown {
  const { frontmatter, hasSidebarItems, outlineEntryCount, site } = facts
  const layout = layoutOf(frontmatter)
  const isDocs = layout === 'docs'
  const topNav = frontmatter.showTopNav ?? true
  const sidebar = (frontmatter.showSidebar ?? isDocs) && hasSidebarItems
  return {
    aiCta: frontmatter.showAiCta ?? (isDocs && site.aiCta !== false),
    editLink: isDocs && site.editLink !== undefined,
    headingLinks: isDocs,
    lastUpdated: isDocs,
    secondBar: isDocs && topNav,
    sectionLines: layout !== 'landing',
    logo: frontmatter.showLogo ?? true,
    outline: (frontmatter.showOutline ?? isDocs) !== false && outlineEntryCount > 0,
    pagination: isDocs,
    sidebar,
    socialsInFooter: !sidebar,
    topBarSticks: !isDocs,
    topNav,
  }
}

/** The custom properties with which a page overrides the box of its own content. */
export function contentProperties(content: ContentBox | null | undefined): Record<string, string> {
  const properties: Record<string, string> = {}
  if (content?.width) properties['--content-width'] = content.width
  if (content?.horizontalPadding) {
    properties['--content-padding-inline'] = content.horizontalPadding
  }
  if (content?.verticalPadding) properties['--content-padding-block'] = content.verticalPadding
  return properties
}
