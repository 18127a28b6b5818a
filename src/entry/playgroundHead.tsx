import type { ReactElement } from 'react'
import { withPrefix } from 'gatsby'
import { PLAYGROUND_PATH } from '../site/unlistedPages'

type Asset = 'script' | 'style'

/**
 * The head of the playground, which is an application: it loads its scripts with the page, all at the same time, and
 * starts the player before them. Empty for other pages and in the preview.
 */
export function playgroundHead(path: string, scripts: readonly string[], files = __PLAYGROUND_FILES__): ReactElement[] {
  if (!files || (path !== PLAYGROUND_PATH && path !== `${PLAYGROUND_PATH}.html`)) return []
  const { start, worker, language, chunks } = files
  const preload = (href: string, as: Asset) => <link key={href} rel="preload" as={as} href={href} />
  return [
    <script key="playground-start" defer src={withPrefix(start)} data-worker={withPrefix(worker)} />,
    // The worker finds them in the cache; a page can preload only what it runs itself
    ...[worker, language].map((href) => <link key={href} rel="prefetch" href={withPrefix(href)} />),
    ...scripts.map((href) => preload(href, 'script')),
    ...chunks.map((href) => preload(withPrefix(href), href.endsWith('.css') ? 'style' : 'script')),
  ]
}
