import type { SiteConfig } from '../config/siteConfig'
import type { Frontmatter } from './frontmatter'
import { DEFAULT_LAYOUT } from '../config/names'
import type { Layout } from '../config/names'

/** Which parts of the frame a page shows. */
type PartsShown = {
  aiCta: boolean
  /** The links to edit the page and to report a mistake in it. */
  editLink: boolean
  /** The link that each heading has to itself. */
  headingLinks: boolean
  lastUpdated: boolean
  /** The mobile bar below the top bar; on wide screens the text fades out in its place. */
  secondBar: boolean
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
  frontmatter: Frontmatter
  hasSidebarItems: boolean
  outlineEntryCount: number
  site: Pick<SiteConfig, 'aiCta' | 'editLink' | 'repository'>
}

/** The layout that a page asks for, else the default one. */
export function layoutOf({ layout }: Pick<Frontmatter, 'layout'>): Layout {
  return layout ?? DEFAULT_LAYOUT
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
    editLink: isDocs && (site.editLink ?? site.repository) !== undefined,
    headingLinks: isDocs,
    lastUpdated: isDocs,
    secondBar: isDocs && topNav,
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
export function contentProperties(content: Frontmatter['content']): Record<string, string> {
  const properties: Record<string, string> = {}
  if (content?.width) properties['--content-width'] = content.width
  if (content?.horizontalPadding) {
    properties['--content-padding-inline'] = content.horizontalPadding
  }
  if (content?.verticalPadding) properties['--content-padding-block'] = content.verticalPadding
  return properties
}
