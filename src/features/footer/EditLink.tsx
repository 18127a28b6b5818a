import { editLinkFor } from './editLinkFor'
import type { SiteConfig } from '../../lib/config/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import { MEDIUM_ICON_PX, PencilIcon } from '../../ui/Icon'
import * as styles from './Footer.module.css'

type EditLinkProps = Pick<SiteConfig, 'editLink' | 'repository'> & { filePath: string | undefined }

/** Where a reader proposes a change to the page, if the site says where. */
export function EditLink({ filePath, ...config }: EditLinkProps) {
  const link = editLinkFor(filePath, config)
  if (!link) return null
  return (
    <SiteLink to={link.href} className={styles.edit}>
      <PencilIcon size={MEDIUM_ICON_PX} />
      {link.text}
    </SiteLink>
  )
}
