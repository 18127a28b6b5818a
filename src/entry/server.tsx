import type { GatsbySSR } from 'gatsby'
import { Children, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { scriptLoader } from '../lib/scriptLoader'
import { beforePaintScript } from '../lib/beforePaint'
import { siteConfig } from '../site/siteConfig'

export { wrapPageElement } from '../layouts/wrapPageElement'

/** What has to be settled before the first paint: language, theme, a dismissed banner. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([<script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript(siteConfig) }} />])
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
  replaceHeadComponents(head)
  if (sources.length > 0) {
    body.push(<script key="script-loader-deferred" dangerouslySetInnerHTML={{ __html: scriptLoader(sources) }} />)
  }
  replacePostBodyComponents(body)
}

function propsOf(component: ReactNode): Record<string, unknown> {
  return isValidElement(component) ? (component.props as Record<string, unknown>) : {}
}

/** The polyfill bundle for browsers without modules, which this site does not support. */
function isGenerated(component: ReactNode) {
  return propsOf(component).noModule === true
}
