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

/** Both logos are in the page, so that the theme can switch without scripts. */
export function LogoImage() {
  const { logoUrl, logoSize, title } = siteConfig
  if (!logoUrl) return <span className={styles.title}>{title}</span>
  if (typeof logoUrl === 'string')
    return <img src={withPrefix(logoUrl)} alt={title} {...logoSize} className={styles.image} />
  return (
    <>
      <img src={withPrefix(logoUrl.light)} alt={title} {...logoSize} className={styles.image} data-theme="light" />
      <img src={withPrefix(logoUrl.dark)} alt={title} {...logoSize} className={styles.image} data-theme="dark" />
    </>
  )
}
