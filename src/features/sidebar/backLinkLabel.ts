import { isSamePage } from '../../lib/address/paths'

/** Where the back link leads: the previously visited path, the landing page if there is none. */
export function backLinkTarget(previousPath: string | undefined): string {
  return previousPath ?? '/'
}

/** The word of the back link: 'Back' only if the browser's history has a key and the target is not the landing page. */
export function backLinkLabel(link: { hasHistoryKey: boolean; target: string }): 'Back' | 'Home' {
  return link.hasHistoryKey && !isSamePage(link.target, '/') ? 'Back' : 'Home'
}
