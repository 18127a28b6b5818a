import { optionFactsOf } from '../engine/options/optionFact'
import { signedOptionsOf } from '../engine/options/signedOptions'
import { siteConfig } from '../site/siteConfig'
import { bannerHtml } from './bannerHtml'
import { engineDeclarations } from './examples/engineDeclarations'
import { inlineScripts } from './inlineScripts'
import type { LiveScripts } from './liveScripts/liveScripts'
import { addressInPreview } from './liveScripts/previewAddress'
import { siteUrl } from './siteUrl'

/** Whether pages are rendered in this stage of Gatsby's, of the build or of the preview. */
export const isRendering = (stage: string) => stage === 'build-html' || stage === 'develop-html'

/**
 * What the bundles have as constants, each as an expression: the banner's finished HTML, the public address of the host, the
 * addresses of the workers, which the preview serves itself, the engine's options with a sign, and, where pages are rendered,
 * the scripts that stand in each.
 */
export function constantsOf(
  stage: string,
  live: Pick<LiveScripts['addresses'], 'player-worker' | 'search-worker'> = {
    'player-worker': addressInPreview('player-worker'),
    'search-worker': addressInPreview('search-worker'),
  },
): Record<string, string> {
  return {
    __BANNER_HTML__: JSON.stringify(siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''),
    __PLAYER_WORKER__: JSON.stringify(live['player-worker']),
    __SEARCH_WORKER__: JSON.stringify(live['search-worker']),
    __SIGNED_OPTIONS__: JSON.stringify(signedOptions()),
    __SITE_URL__: JSON.stringify(siteUrl(process.env, siteConfig) ?? ''),
    ...(isRendering(stage) && { __INLINE_SCRIPTS__: JSON.stringify(inlineScripts()) }),
  }
}

/** The options of the engine that can be less than zero. */
export const signedOptions = () => signedOptionsOf(optionFactsOf(engineDeclarations().options))
