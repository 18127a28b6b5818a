import type { SponsorGroup } from '../lib/config/siteConfig'

export const DEFAULT_SPONSOR_HEIGHT_PX = 40

/** The height of the logos of a group in pixels. */
export function sponsorHeight({ height }: SponsorGroup): number {
  return height ?? DEFAULT_SPONSOR_HEIGHT_PX
}
