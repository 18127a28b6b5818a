import { useRef, type ReactNode } from 'react'
import { useLocation } from '@reach/router'
import { AssistantLinks } from '../features/assistant/AssistantLinks'
import { Logo } from '../features/brand/Logo'
import { SecondBar, secondBarTitle } from '../features/mobileBars/SecondBar'
import { Outline, OutlineList } from '../features/outline/Outline'
import { Sidebar } from '../features/sidebar/Sidebar'
import { SidebarSections } from '../features/sidebar/SidebarSections'
import { SocialLinks } from '../features/socials/SocialLinks'
import { ThemeToggle } from '../features/theme/ThemeToggle'
import { layoutOf } from '../lib/page/layout'
import type { Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'
import type { PageParts } from './pageParts'
import { TopBar } from './TopBar'
import * as styles from './Shell.module.css'

type ShellProps = PageParts & {
  page: Page
  /** Canonical path of the previous page; undefined on the first page. */
  previousPath: string | undefined
  children: ReactNode
}

/** Bars, sidebar, outline and footer. */
export function Shell({ page, parts, sidebar, entries, previousPath, children }: ShellProps) {
  const { pathname, search, hash } = useLocation()
  const address = pathname + search + hash
  const topBar = useRef<HTMLElement>(null)
  const foot = (
    <>
      <SocialLinks socials={siteConfig.socials} />
      <ThemeToggle />
    </>
  )
  const outline = parts.outline && <OutlineList entries={entries} />
  const tree = { sidebar, path: page.path, previousPath }
  return (
    <SidebarSections sidebar={sidebar} path={page.path}>
      <div
        className={styles.frame}
        data-layout={layoutOf(page.frontmatter)}
        data-sidebar={parts.sidebar}
        data-heading-links={parts.headingLinks}
      >
        {parts.topNav && (
          <TopBar
            barRef={topBar}
            path={page.path}
            address={address}
            showsLogo={parts.logo}
            hasSidebar={parts.sidebar}
            sticks={parts.topBarSticks}
            pages={<Sidebar key={sidebar.key} {...tree} />}
            foot={foot}
            outline={outline}
          />
        )}
        {parts.secondBar && (
          <SecondBar
            title={secondBarTitle({
              path: page.path,
              sidebarItems: sidebar.items,
              frontmatterTitle: page.title,
              headingText: page.headings.find(({ depth }) => depth === 1)?.text,
            })}
            address={address}
            topBar={topBar}
            sidebar={parts.sidebar && <Sidebar key={sidebar.key} {...tree} foot={foot} />}
            outline={outline}
          />
        )}
        {parts.secondBar && <div className={styles.strip} />}
        {parts.sidebar && (
          <aside className={styles.gutter} aria-label="Sidebar" data-scroller>
            <div className={styles.gutterColumn}>
              <Sidebar key={sidebar.key} {...tree} head={<Logo />} foot={foot} />
            </div>
          </aside>
        )}
        {children}
        {(parts.aiCta || parts.outline) && (
          <aside className={styles.outlineColumn} aria-label="About this page" data-scroller>
            {parts.aiCta && <AssistantLinks key={page.path} page={page} />}
            {parts.outline && <Outline entries={entries} />}
          </aside>
        )}
        {parts.socialsInFooter && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </SidebarSections>
  )
}
