import { isExternalLink } from '../lib/address/paths'
import { ArrowDiagonalIcon, SMALL_ICON_PX } from './Icon'

type ExternalMarkProps = { to: string; className?: string | undefined }

/** The arrow after an entry that leads away from the site; nothing after any other. */
export function ExternalMark({ to, className }: ExternalMarkProps) {
  return isExternalLink(to) ? <ArrowDiagonalIcon size={SMALL_ICON_PX} className={className} /> : null
}
