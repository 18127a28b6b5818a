import type { ComponentType } from 'react'
import { socialIconSize, socialLabel } from './socials'
import type { Social, SocialIcon } from '../../lib/config/siteConfig'
import { DiscordIcon, GithubIcon, TelegramIcon, WarpcastIcon, XIcon } from '../../ui/Icon'
import type { IconProps } from '../../ui/Icon'
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

/** The project elsewhere, as a row of icons. */
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
