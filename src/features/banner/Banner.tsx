import type { CSSProperties } from 'react'
import {
  BANNER_DISMISSED_CLASS,
  BANNER_DISMISSED_VALUE,
  bannerColors,
  bannerStorageKey,
  isDismissable,
} from '../../lib/banner/banner'
import { trustedHtml } from '../../dom/trustedHtml'
import type { Banner as BannerConfig } from '../../lib/config/siteConfig'
import { siteConfig } from '../../site/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { CrossIcon, MEDIUM_ICON_PX } from '../../ui/Icon'
import * as styles from './Banner.module.css'

export function Banner() {
  const { banner } = siteConfig
  return banner ? <BannerStrip banner={banner} html={__BANNER_HTML__} /> : null
}

type BannerStripProps = {
  banner: BannerConfig
  html: string
}

/** In the HTML of every page; a class on the root hides a dismissed banner. */
export function BannerStrip({ banner, html }: BannerStripProps) {
  const { backgroundColor, textColor } = bannerColors(banner)
  const look = { '--banner-background': backgroundColor, '--banner-text': textColor } as CSSProperties
  return (
    <section className={styles.banner} style={look} aria-label="Announcement">
      <div className={styles.scroller}>
        <div className={styles.text} dangerouslySetInnerHTML={trustedHtml(html)} />
      </div>
      {isDismissable(banner) && (
        <EarlyButton className={styles.close} aria-label="Close the announcement" onClick={() => dismiss(banner)}>
          <CrossIcon size={MEDIUM_ICON_PX} />
        </EarlyButton>
      )}
    </section>
  )
}

function dismiss(banner: BannerConfig) {
  document.documentElement.classList.add(BANNER_DISMISSED_CLASS)
  try {
    localStorage.setItem(bannerStorageKey(banner), BANNER_DISMISSED_VALUE)
  } catch {
    // Without storage, the banner returns on the next visit
  }
}
