import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../dom/opensElsewhere'
import { withBasePath } from '../../lib/address/paths'
import type { SearchResult } from '../../lib/search/searchDocument'
import { ChevronRightIcon, FileIcon } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import { Excerpt } from './Excerpt'
import { Marked } from './Marked'
import * as styles from './Result.module.css'

type ResultProps = {
  id: string
  result: SearchResult
  /** What finds the words to mark. */
  marks: RegExp | undefined
  isSelected: boolean
  showsExcerpt: boolean
  onSelect: () => void
  /** The reader follows the link in this tab. */
  onFollow: () => void
}

/**
 * One section that was found: the way to it, its title, the beginning of its text and its picture. The whole row is a link,
 * named by the titles.
 */
export function Result({ id, result, marks, isSelected, showsExcerpt, onSelect, onFollow }: ResultProps) {
  const { href, title, titles, html, isPage, picture } = result
  const follow = (event: MouseEvent) => {
    if (!opensElsewhere(event)) onFollow()
  }
  return (
    <SiteLink
      id={id}
      data-pictured={(picture && showsExcerpt) || undefined}
      to={href}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={styles.result}
      onFocus={onSelect}
      onClick={follow}
    >
      <span className={styles.way}>
        {isPage ? (
          <FileIcon className={styles.icon} />
        ) : (
          <span className={styles.icon} aria-hidden="true">
            #
          </span>
        )}
        <span className={styles.titles}>
          {titles.map((outer, index) => (
            <span key={index}>
              <Marked text={outer} marks={marks} />
              <span className={styles.spoken}>{' > '}</span>
              <ChevronRightIcon className={styles.chevron} />
            </span>
          ))}
          <span className={styles.title}>
            <Marked text={title} marks={marks} />
          </span>
        </span>
      </span>
      {showsExcerpt && html && <Excerpt html={html} marks={marks} />}
      {picture && showsExcerpt && (
        <img
          className={styles.picture}
          loading="lazy"
          decoding="async"
          src={withBasePath(picture.address, __BASE_PATH__)}
          width={picture.width / 2}
          height={picture.height / 2}
          alt=""
        />
      )}
    </SiteLink>
  )
}
