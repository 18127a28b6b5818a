import { withPrefix } from 'gatsby'
import type { SponsorGroup } from '../lib/config/siteConfig'
import { siteConfig } from '../site/siteConfig'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Sponsors.module.css'

/** By rank, in rows of equal cells; null is an empty cell. */
export function Sponsors({ groups = siteConfig.sponsors ?? [] }: { groups?: SponsorGroup[] }) {
  return (
    <>
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-label={group.name}>
          <div className={styles.name}>{group.name}</div>
          {group.items.map((row, rowIndex) => (
            <div key={rowIndex} className={styles.row}>
              {row.map((sponsor, index) =>
                sponsor ? (
                  <SiteLink key={index} to={sponsor.link} className={styles.cell}>
                    <img
                      src={withPrefix(sponsor.image)}
                      alt={sponsor.name}
                      loading="lazy"
                      className={styles.logo}
                      style={{ height: sponsorHeight(group) }}
                    />
                  </SiteLink>
                ) : (
                  <span key={index} className={styles.cell} />
                ),
              )}
            </div>
          ))}
        </section>
      ))}
    </>
  )
}

const DEFAULT_SPONSOR_HEIGHT_PX = 40

export function sponsorHeight({ height }: SponsorGroup): number {
  return height ?? DEFAULT_SPONSOR_HEIGHT_PX
}
