import type { GatsbySSR } from 'gatsby'
import { Children, isValidElement } from 'react'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { bannerHeight } from '../lib/banner/banner'
import { structuredData } from '../lib/head/structuredData'
import { siteStyle } from '../lib/theme/siteStyle'
import { buildOfScripts } from '../lib/loading/buildOfScripts'
import { leanPageData } from '../lib/page/pageData'
import type { PageData } from '../lib/page/pageData'
import { scriptLiteral } from '../lib/script/scriptLiteral'
import { fixedTheme } from '../lib/theme/theme'
import { siteConfig } from '../site/siteConfig'
import { PAGE_DATA_ID, PAGE_PATH_ATTRIBUTE } from './deliveredPage'
import { policyMeta } from './policyMeta'
import { beforePaintScript, scriptLoader } from './inlineScripts'
import { keepDrawn, placeStyles } from './pageStyles'

export { wrapPageElement } from '../layouts/wrapPageElement'

/**
 * Draws a page in one piece: React's streaming renderer breaks characters that lie across the border of two pieces. Its head
 * is taken in the same breath, because Helmet only knows the page that was drawn last.
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

/** The base address, unless this build is for another host, which has to send its own files. */
const baseUrl = __SITE_URL__ === siteConfig.baseUrl ? siteConfig.baseUrl : undefined

const BEFORE_PAINT = 'before-paint'

/** Gatsby's own inline scripts: the path of the page, the build, and a map of all pages, which this site does not need. */
const GATSBY_SCRIPTS = ['gatsby-script-loader', 'gatsby-chunk-mapping']

/** What the image plugin brings along for a component of its own; our pictures are plain elements. */
const IMAGE_PLUGIN_KEYS = ['gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script']

/**
 * What has to be settled before the first paint: language, theme, a dismissed banner, the base address and the look. And
 * what the page is, so that it can start without asking for its data.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { banner, basePath, colorScheme } = siteConfig
  const isPublished = process.env.NODE_ENV === 'production'
  setHtmlAttributes({
    lang: 'en',
    className: fixedTheme(colorScheme),
    style: banner && ({ '--banner-height': bannerHeight(banner) } as CSSProperties),
  })
  const script = beforePaintScript({ baseUrl: isPublished ? baseUrl : undefined, colorScheme, banner, basePath })
  setHeadComponents([
    <script key={BEFORE_PAINT} dangerouslySetInnerHTML={{ __html: script }} />,
    <style key="site-style" dangerouslySetInnerHTML={{ __html: siteStyle(siteConfig) }} />,
  ])
  if (!isPublished) return
  setHtmlAttributes({ [PAGE_PATH_ATTRIBUTE]: pathname } as object)
  const page = loadPageDataSync(pathname) as PageData
  const data = scriptLiteral(leanPageData(page))
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

/** What search engines read of a page, where it is known which host it is published on. */
function describedPage({ result }: PageData): object | undefined {
  const page = result.data?.docPage as Parameters<typeof structuredData>[0] | null | undefined
  return page ? structuredData(page, { ...siteConfig, baseUrl: __SITE_URL__ || undefined }) : undefined
}

/**
 * Takes Gatsby's scripts off the reading path: a small loader adds them when the browser is idle or the reader acts. What
 * they need to know stands in attributes, so that the inline scripts are the same on every page. Of the styles, a page holds
 * those that it needs; the loader adds all of them, too.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const sources: string[] = []
  const body = Children.toArray(getPostBodyComponents()).filter((component) => {
    const { id, src, async: isAsync } = propsOf(component)
    if (GATSBY_SCRIPTS.includes(String(id))) return false
    if (typeof src !== 'string' || !isAsync) return !isGenerated(component)
    sources.push(src)
    return false
  })
  const styles = placeStyles(pathname, Children.toArray(getHeadComponents()), siteStyle(siteConfig))
  const head = styles.head.filter((component) => {
    const { rel, as, name } = propsOf(component)
    const isPreload = rel === 'preload' && (as === 'script' || as === 'fetch')
    return !isPreload && name !== 'generator' && !IMAGE_PLUGIN_KEYS.some((key) => hasKey(component, key))
  })
  if (sources.length > 0) {
    body.push(
      <script
        key="script-loader-deferred"
        data-build={buildOfScripts(sources)}
        data-scripts={sources.join(' ')}
        data-styles={styles.sources.join(' ') || undefined}
        dangerouslySetInnerHTML={{ __html: scriptLoader() }}
      />,
    )
  }
  replacePostBodyComponents(body)
  replaceHeadComponents([
    ...(process.env.NODE_ENV === 'production'
      ? [policyMeta([head, styles.later, body], { ...siteConfig, baseUrl })]
      : []),
    ...head.filter(isBeforePaint),
    ...head.filter((component) => !isBeforePaint(component)),
  ])
}

/** Gatsby puts the styles first; what the styles look at has to be there before them. */
function isBeforePaint(component: ReactNode): boolean {
  return hasKey(component, BEFORE_PAINT)
}

/** React puts a prefix before the keys of a list. */
function hasKey(component: ReactNode, key: string): boolean {
  return isValidElement(component) && String(component.key).endsWith(key)
}

function propsOf(component: ReactNode): Record<string, unknown> {
  return isValidElement(component) ? (component.props as Record<string, unknown>) : {}
}

/** The polyfill bundle for browsers without modules, which this site does not support. */
function isGenerated(component: ReactNode) {
  return propsOf(component).noModule === true
}
