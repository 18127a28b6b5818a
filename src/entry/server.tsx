import type { GatsbySSR } from 'gatsby'
import { Children, isValidElement } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { bannerHeight } from '../lib/banner/banner'
import { siteStyle } from '../lib/theme/siteStyle'
import { fixedTheme } from '../lib/theme/theme'
import { siteConfig } from '../site/siteConfig'
import { beforePaintScript, scriptLoader } from './inlineScripts'

export { wrapPageElement } from '../layouts/wrapPageElement'

const BEFORE_PAINT = 'before-paint'

/** What has to be settled before the first paint: language, theme, a dismissed banner, the base address and the look. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  const { banner, colorScheme } = siteConfig
  const baseUrl = process.env.NODE_ENV === 'production' ? siteConfig.baseUrl : undefined
  setHtmlAttributes({
    lang: 'en',
    className: fixedTheme(colorScheme),
    style: banner && ({ '--banner-height': bannerHeight(banner) } as CSSProperties),
  })
  const script = beforePaintScript({ baseUrl, colorScheme, banner })
  setHeadComponents([
    <script key={BEFORE_PAINT} dangerouslySetInnerHTML={{ __html: script }} />,
    <style key="site-style" dangerouslySetInnerHTML={{ __html: siteStyle(siteConfig) }} />,
  ])
}

/** Takes Gatsby's scripts off the reading path: a small loader adds them when the browser is idle or the reader acts. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const sources: string[] = []
  const body = Children.toArray(getPostBodyComponents()).filter((component) => {
    const { src, async: isAsync } = propsOf(component)
    if (typeof src !== 'string' || !isAsync) return !isGenerated(component)
    sources.push(src)
    return false
  })
  const head = Children.toArray(getHeadComponents()).filter((component) => {
    const { rel, as, name } = propsOf(component)
    return !(rel === 'preload' && (as === 'script' || as === 'fetch')) && name !== 'generator'
  })
  replaceHeadComponents([...head.filter(isBeforePaint), ...head.filter((component) => !isBeforePaint(component))])
  if (sources.length > 0) {
    body.push(<script key="script-loader-deferred" dangerouslySetInnerHTML={{ __html: scriptLoader(sources) }} />)
  }
  replacePostBodyComponents(body)
}

/** Gatsby puts the styles first; what the styles look at has to be there before them. */
function isBeforePaint(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).endsWith(BEFORE_PAINT)
}

function propsOf(component: ReactNode): Record<string, unknown> {
  return isValidElement(component) ? (component.props as Record<string, unknown>) : {}
}

/** The polyfill bundle for browsers without modules, which this site does not support. */
function isGenerated(component: ReactNode) {
  return propsOf(component).noModule === true
}
