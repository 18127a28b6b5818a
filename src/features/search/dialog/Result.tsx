import { memo, type MouseEvent } from 'react'
import { withBasePath } from '../../../lib/address/paths'
import { excerptBlocks } from '../../../lib/search/excerpt'
import type { SearchResult } from '../../../lib/search/searchDocument'
import { ChevronRightIcon, FileIcon } from '../../../ui/Icon'
import { SiteLink } from '../../../ui/SiteLink'
import { Marked } from './Marked'
import { kindId } from './resultRow'
import * as styles from './Result.module.css'

type ResultProps = {
  id: string
  result: SearchResult
  marks: RegExp | undefined
  isSelected: boolean
  showsExcerpt: boolean
  index: number
  onSelect: (index: number) => void
  /** Called when the link is followed, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

/**
 * Path, title and kind, then the excerpt and picture of a section or the declaration of a symbol. The row is a link
 * named by its titles. Memoized, because each key press renders the dialog.
 */
export const Result = memo(function Result({
  id,
  result,
  marks,
  isSelected,
  showsExcerpt,
  index,
  onSelect,
  onFollow,
}: ResultProps) {
  const { href, title, titles, html, isPage, kind, signature, picture } = result
  return (
    <SiteLink
      id={id}
      data-pictured={(picture && showsExcerpt) || undefined}
      to={href}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-describedby={kindId(kind)}
      className={styles.result}
      onFocus={() => onSelect(index)}
      onClick={onFollow}
    >
      <span className={styles.path}>
        {isPage ? (
          <FileIcon className={styles.icon} />
        ) : (
          <span className={styles.icon} aria-hidden="true">
            #
          </span>
        )}
        <span className={styles.titles}>
          {titles.map((outer, depth) => (
            <span key={depth}>
              <Marked text={outer} marks={marks} />
              <span className={styles.spoken}>{' > '}</span>
              <ChevronRightIcon className={styles.chevron} />
            </span>
          ))}
          <span className={styles.title}>
            <Marked text={title} marks={marks} />
          </span>
        </span>
        <span className={styles.kind} data-kind={kind} aria-hidden="true">
          {kind}
        </span>
      </span>
      {signature !== undefined && <code className={styles.signature}>{signature}</code>}
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
})

type ExcerptProps = { html: string; marks: RegExp | undefined }

/** Short enough to show every found word. */
function Excerpt({ html, marks }: ExcerptProps) {
  return (
    <span className={styles.excerpt} aria-hidden="true">
      {excerptBlocks(html).map(({ tag, runs }, index) => (
        <span key={index} className={styles[tag]}>
          {runs.map(({ text, isCode }, position) =>
            isCode ? (
              <code key={position}>
                <Marked text={text} marks={marks} />
              </code>
            ) : (
              <Marked key={position} text={text} marks={marks} />
            ),
          )}
        </span>
      ))}
    </span>
  )
}
