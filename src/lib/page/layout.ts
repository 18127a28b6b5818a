import type { SiteConfig } from '../config/siteConfig'
import type { Frontmatter } from './frontmatter'
import { DEFAULT_LAYOUT, type Layout } from '../config/names'

/** The visible parts of the frame. */
type PartsShown = {
  aiCta: boolean
  /** Links to edit the page and report a mistake. */
  editLink: boolean
  headingLinks: boolean
  lastUpdated: boolean
  /** The mobile bar below the top bar; on wide screens, the text fades out there. */
  secondBar: boolean
  logo: boolean
  outline: boolean
  pagination: boolean
  sidebar: boolean
  /** Social links and theme switch in the footer; otherwise the sidebar has them. */
  socialsInFooter: boolean
  topBarSticks: boolean
  topNav: boolean
}

type LayoutFacts = {
  frontmatter: Frontmatter
  hasSidebarItems: boolean
  outlineEntryCount: number
  site: Pick<SiteConfig, 'aiCta' | 'editLink' | 'repository'>
}

export function layoutOf({ layout }: Pick<Frontmatter, 'layout'>): Layout {
  return layout ?? DEFAULT_LAYOUT
}

/** A page's settings override the site's, and these the layout's. */
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
    socialsInFooter: !sidebar && layout !== 'app',
    topBarSticks: !isDocs,
    topNav,
  }
}

export function contentProperties(content: Frontmatter['content']): Record<string, string> {
  const properties: Record<string, string> = {}
  if (content?.width) properties['--content-width'] = content.width
  if (content?.horizontalPadding) {
    properties['--content-padding-inline'] = content.horizontalPadding
  }
  if (content?.verticalPadding) properties['--content-padding-block'] = content.verticalPadding
  return properties
}
