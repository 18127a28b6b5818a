import { Children, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { withPrefix, type GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { bannerHeight } from '../lib/banner/banner'
import { structuredData } from '../lib/head/structuredData'
import { siteStyle } from '../lib/theme/siteStyle'
import { buildOfScripts, scriptLiteral } from '../lib/loading/scripts'
import { leanPageData, type PageData } from '../lib/page/page'
import { fixedTheme } from '../lib/theme/theme'
import { siteConfig } from '../site/siteConfig'
import { wrapWithFrame } from '../layouts/wrapPageElement'
import { sidebarOfPage } from '../site/sidebarOfPage'
import { PAGE_DATA_ID, PAGE_PATH_ATTRIBUTE } from './deliveredPage'
import { hasKey, withoutGatsbyHead, withoutGatsbyScripts } from '../app/patches/gatsbyMarkup'
import { playgroundHead } from './playgroundHead'
import { policyMeta } from './policyMeta'
import { beforePaintScript, afterWordsScript, scriptLoader } from './inlineScripts'
import { keepDrawn, placeStyles } from './pageStyles'

export const wrapPageElement = wrapWithFrame(({ path }) => sidebarOfPage(path))

/**
 * Renders in one piece, because React's streaming renderer splits characters at chunk borders. Collects the head
 * synchronously, because Helmet keeps only the last page's.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  pathname,
}) => {
  const html = renderToString(bodyComponent as ReactElement)
  replaceBodyHTMLString(html)
  keepDrawn(pathname, { html, replace: replaceBodyHTMLString })
  const { title, meta, link } = Helmet.renderStatic()
  setHeadComponents([title.toComponent(), meta.toComponent(), link.toComponent()])
}

/** The base address, unless this build is for another host */
const baseUrl = __SITE_URL__ === siteConfig.baseUrl ? siteConfig.baseUrl : undefined

/** Addresses by page. */
const sidebarFiles = new Map<string, string>()

const BEFORE_PAINT = 'before-paint'

/**
 * Adds everything needed before the first paint: language, theme, banner, base address, styles, and the page data, so
 * that startup needs no request.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { banner, colorScheme } = siteConfig
  const isPublished = process.env.NODE_ENV === 'production'
  setHtmlAttributes({
    lang: 'en',
    className: fixedTheme(colorScheme),
    style: banner && ({ '--banner-height': bannerHeight(banner) } as CSSProperties),
  })
  const script = beforePaintScript({ baseUrl: isPublished ? baseUrl : undefined, colorScheme, banner })
  setHeadComponents([
    <script key={BEFORE_PAINT} dangerouslySetInnerHTML={{ __html: script }} />,
    <style key="site-style" dangerouslySetInnerHTML={{ __html: siteStyle(siteConfig) }} />,
  ])
  if (!isPublished) return
  setHtmlAttributes({ [PAGE_PATH_ATTRIBUTE]: pathname } as object)
  const page = loadPageDataSync(pathname) as PageData
  const data = scriptLiteral(leanPageData(page))
  sidebarFiles.set(pathname, withPrefix(page.result.pageContext.sidebar))
  const described = describedPage(page)
  if (described) {
    setHeadComponents([
      <script
        key="json-ld"
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptLiteral(described) }}
      />,
    ])
  }
  setPostBodyComponents([
    <script key={PAGE_DATA_ID} id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />,
  ])
}

function describedPage({ result }: PageData): object | undefined {
  const page = result.data?.docPage as Parameters<typeof structuredData>[0] | null | undefined
  return page ? structuredData(page, { ...siteConfig, baseUrl: __SITE_URL__ || undefined }) : undefined
}

/** The loader's inputs are attributes, so that inline scripts are identical on all pages. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const isPublished = process.env.NODE_ENV === 'production'
  const { body, sources } = withoutGatsbyScripts(Children.toArray(getPostBodyComponents()), isPublished)
  const styles = placeStyles(
    pathname,
    Children.toArray(getHeadComponents()),
    siteStyle(siteConfig),
    afterWordsScript({ hasLoader: isPublished }),
  )
  const head = withoutGatsbyHead(styles.head)
  if (sources.length > 0) {
    body.push(
      <script
        key="script-loader-deferred"
        data-build={buildOfScripts(sources)}
        data-scripts={sources.join(' ')}
        data-styles={styles.sources.join(' ') || undefined}
        data-sidebar={sidebarFiles.get(pathname)}
        dangerouslySetInnerHTML={{ __html: scriptLoader() }}
      />,
    )
  }
  replacePostBodyComponents(body)
  replaceHeadComponents([
    ...(isPublished ? [policyMeta([head, ...styles.later, body], { ...siteConfig, baseUrl })] : []),
    ...head.filter(isBeforePaint),
    ...playgroundHead(pathname, { scripts: sources, styles: styles.sources, sidebar: sidebarFiles.get(pathname) }),
    ...head.filter((component) => !isBeforePaint(component)),
  ])
}

/** Gatsby puts styles first, but their dependencies have to precede them. */
function isBeforePaint(component: ReactNode): boolean {
  return hasKey(component, BEFORE_PAINT)
}
