import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { optionFactsOf, signedOptionsOf } from 'engine/language'
import { opensInNewTab } from '../lib/address/paths'
import { siteConfig } from '../site/siteConfig'
import { engineDeclarations } from './examples/engineDeclarations'
import { inlineScripts } from './inlineScripts'
import type { LiveScripts } from './liveScripts/liveScripts'
import type { PlaygroundFiles } from './playgroundFiles'
import { siteUrl } from './siteAddress'

const RENDERING = ['build-html', 'develop-html']

export const addressInPreview = (name: string) => `/live/${name}.js`

/**
 * Expressions by name: the banner's HTML, addresses of site and workers, signed engine options and, for rendering, the
 * inline scripts and the files of the playground, which the preview does not load early.
 */
export function constantsOf(
  stage: string,
  live: Pick<LiveScripts['addresses'], 'player-worker' | 'search-worker'> = {
    'player-worker': addressInPreview('player-worker'),
    'search-worker': addressInPreview('search-worker'),
  },
  playground?: PlaygroundFiles,
): Record<string, string> {
  return {
    __BANNER_HTML__: JSON.stringify(siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''),
    __PLAYER_WORKER__: JSON.stringify(live['player-worker']),
    __SEARCH_WORKER__: JSON.stringify(live['search-worker']),
    __SIGNED_OPTIONS__: JSON.stringify(signedOptions()),
    __SITE_URL__: JSON.stringify(siteUrl(process.env, siteConfig) ?? ''),
    ...(RENDERING.includes(stage) && {
      __INLINE_SCRIPTS__: JSON.stringify(inlineScripts()),
      __PLAYGROUND_FILES__: JSON.stringify(playground ?? null),
    }),
  }
}

export const signedOptions = () => signedOptionsOf(optionFactsOf(engineDeclarations().options))

/** External links open in a new tab. */
export function bannerHtml(content: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)
  const tree = processor.runSync(processor.parse(content)) as Root
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (tagName !== 'a' || !opensInNewTab(String(properties?.href))) return
    Object.assign(properties!, { target: '_blank', rel: ['noopener', 'noreferrer'] })
  })
  return toHtml(tree.children.flatMap((block) => ('children' in block ? block.children : [])))
}
