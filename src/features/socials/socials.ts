import type { Social, SocialIcon } from '../../lib/config/siteConfig'

const LABELS: Record<SocialIcon, string> = {
  discord: 'Discord',
  github: 'GitHub',
  telegram: 'Telegram',
  warpcast: 'Warpcast',
  x: 'X (Twitter)',
}

const SIZES_PX: Record<SocialIcon, number> = {
  discord: 18,
  github: 17,
  telegram: 17,
  warpcast: 17,
  x: 16,
}

export const DEFAULT_SOCIAL_ICON_SIZE_PX = 20

/** The name of a social link: its own, else that of the place its icon stands for. */
export function socialLabel({ icon, label }: Social): string {
  return label ?? LABELS[icon]
}

/** The size of a social icon in pixels. */
export function socialIconSize(icon: string): number {
  return icon in SIZES_PX ? SIZES_PX[icon as SocialIcon] : DEFAULT_SOCIAL_ICON_SIZE_PX
}
