import type { ComponentType } from 'react'
import type { Social, SocialIcon } from '../../lib/config/siteConfig'
import { DiscordIcon, GithubIcon, TelegramIcon, WarpcastIcon, XIcon, type IconProps } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './SocialLinks.module.css'

const ICONS: Record<SocialIcon, ComponentType<IconProps>> = {
  discord: DiscordIcon,
  github: GithubIcon,
  telegram: TelegramIcon,
  warpcast: WarpcastIcon,
  x: XIcon,
}

type SocialLinksProps = { socials: Social[] }

export function SocialLinks({ socials }: SocialLinksProps) {
  if (socials.length === 0) return null
  return (
    <ul className={styles.row}>
      {socials.map((social) => {
        const Icon = ICONS[social.icon]
        return (
          <li key={social.link}>
            <SiteLink to={social.link} className={styles.link} aria-label={socialLabel(social)}>
              <Icon size={socialIconSize(social.icon)} />
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

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

const DEFAULT_SOCIAL_ICON_SIZE_PX = 20

/** Defaults to the icon's name. */
export function socialLabel({ icon, label }: Social): string {
  return label ?? LABELS[icon]
}

export function socialIconSize(icon: string): number {
  return icon in SIZES_PX ? SIZES_PX[icon as SocialIcon] : DEFAULT_SOCIAL_ICON_SIZE_PX
}
