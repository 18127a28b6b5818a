import type { SiteConfig } from '../../lib/config/siteConfig'
import { MEDIUM_ICON_PX, PencilIcon } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Footer.module.css'

type EditLinkProps = Pick<SiteConfig, 'editLink' | 'repository'> & { filePath: string | undefined }

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

/** The configured link, otherwise the repository's; undefined without either or without a file. */
export function editLinkFor(
  filePath: string | undefined,
  { editLink, repository }: Pick<SiteConfig, 'editLink' | 'repository'>,
) {
  if (!filePath) return undefined
  if (!editLink) {
    if (!repository) return undefined
    const { url, branch = 'main', folder = 'content' } = repository
    return { text: 'Edit this page', href: `${url}/edit/${branch}/${folder}/${filePath}` }
  }
  const { pattern, text = 'Edit page' } = editLink
  const href = typeof pattern === 'function' ? pattern({ filePath }) : pattern.split(':path').join(filePath)
  return { text, href }
}
