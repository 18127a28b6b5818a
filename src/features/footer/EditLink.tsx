import { editLinkFor } from './editLinkFor'
import type { EditLink as EditLinkConfig } from '../../lib/config/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import { MEDIUM_ICON_PX, PencilIcon } from '../../ui/Icon'
import * as styles from './Footer.module.css'

type EditLinkProps = { filePath: string | undefined; editLink: EditLinkConfig | undefined }

/** Where a reader proposes a change to the page, if the site says where. */
export function EditLink({ filePath, editLink }: EditLinkProps) {
  const link = editLinkFor(filePath, editLink)
  if (!link) return null
  return (
    <SiteLink to={link.href} className={styles.edit}>
      <PencilIcon size={MEDIUM_ICON_PX} />
      {link.text}
    </SiteLink>
  )
}
