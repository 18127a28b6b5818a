import type { ReactElement } from 'react'
import { withPrefix } from 'gatsby'
import { PLAYGROUND_PATH } from '../site/unlistedPages'

/** What the loader of scripts adds to a page; with base path. */
type Loaded = { scripts: readonly string[]; styles: readonly string[]; sidebar: string | undefined }

/**
 * The head of the playground, which is an application: it requests its files with the page, all at the same time, and
 * starts the player before the other scripts. Empty for other pages and in the preview.
 */
export function playgroundHead(path: string, loaded: Loaded, files = __PLAYGROUND_FILES__): ReactElement[] {
  if (!files || (path !== PLAYGROUND_PATH && path !== `${PLAYGROUND_PATH}.html`)) return []
  const worker = withPrefix(files.worker)
  const { scripts, styles, sidebar } = loaded
  return [
    <script key="playground-start" defer src={withPrefix(files.start)} data-worker={worker} />,
    // The worker finds them in the cache. A preload is only for what the page itself runs
    ...[worker, withPrefix(files.language)].map((href) => <link key={href} rel="prefetch" href={href} />),
    ...[...scripts, ...styles, ...files.chunks.map((file) => withPrefix(file))].map((href) => (
      <link key={href} rel="preload" as={href.endsWith('.css') ? 'style' : 'script'} href={href} />
    )),
    ...(sidebar ? [<link key={sidebar} rel="preload" as="fetch" crossOrigin="" href={sidebar} />] : []),
  ]
}
