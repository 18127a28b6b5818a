import { withPrefix } from 'gatsby'
import { siteConfig } from '../../site/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Logo.module.css'

export function Logo() {
  return (
    <SiteLink to="/" className={styles.link} aria-label={siteConfig.title}>
      <LogoImage />
    </SiteLink>
  )
}

/** Both logos are in the page, so that the theme can switch without scripts; browsers request only the visible one. */
export function LogoImage() {
  const { logoUrl, logoSize, title } = siteConfig
  const attributes = { ...logoSize, className: styles.image, loading: 'lazy' } as const
  if (!logoUrl) return <span className={styles.title}>{title}</span>
  if (typeof logoUrl === 'string') return <img {...attributes} alt={title} src={withPrefix(logoUrl)} />
  return (
    <>
      <img {...attributes} alt={title} src={withPrefix(logoUrl.light)} data-theme="light" />
      <img {...attributes} alt={title} src={withPrefix(logoUrl.dark)} data-theme="dark" />
    </>
  )
}
