import { useEffect } from 'react'
import { withPrefix, type PageProps } from 'gatsby'
import { NOT_FOUND_TITLE } from '../lib/page/page'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './NotFound.module.css'

export function NotFound({ location }: PageProps) {
  const { pathname, search, hash } = location
  useEffect(() => {
    console.warn(`No routes matched location "${pathname}${search}${hash}"`)
  }, [pathname, search, hash])
  return (
    <div className={styles.column}>
      <h1 className={styles.headline}>{NOT_FOUND_TITLE}</h1>
      <hr className={styles.rule} />
      <p>The page you were looking for could not be found.</p>
      <SiteLink to="/">Go to Home Page</SiteLink>
      <img src={withPrefix('/brand/nap.png')} alt="" width={320} height={160} className={styles.picture} />
    </div>
  )
}
