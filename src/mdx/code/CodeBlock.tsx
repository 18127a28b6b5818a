import { CopyButton } from '../../features/code/CopyButton'
import { WrapButton } from '../../features/code/WrapButton'
import { FileIcon, MEDIUM_ICON_PX, TerminalIcon } from '../../ui/Icon'
import { finishedHtml } from '../finishedHtml'
import * as styles from './CodeBlock.module.css'

type CodeBlockProps = {
  /** The code as HTML, escaped at build time. */
  html: string
  language: string
  title?: string
  lineNumbers?: boolean
  signature?: boolean
  preview?: boolean
  /** Lines that are compiled but hidden, as JSON: the number of visible lines before each, and its text. */
  setUp?: string
  /** The compiler's message about the line that is marked as wrong. */
  error?: string
  /** Why it has no Run button. */
  why?: string
}

/** The code is one HTML string, so there is nothing to hydrate or highlight. */
export function CodeBlock({
  html,
  language,
  title,
  lineNumbers,
  signature,
  preview,
  setUp,
  error,
  why,
}: CodeBlockProps) {
  return (
    <figure
      className={styles.block}
      data-code-block=""
      data-language={language}
      data-line-numbers={lineNumbers ? '' : undefined}
      data-signature={signature ? '' : undefined}
      data-preview={preview ? '' : undefined}
      data-set-up={setUp}
    >
      {title && <Title title={title} language={language} />}
      <div>
        {/* Browsers must not translate code that runs */}
        <pre className={styles.scroll} translate="no">
          <code {...finishedHtml(html)} />
        </pre>
        <WrapButton />
        <CopyButton language={language} />
      </div>
      {why && <p className={styles.diagnostic}>{why}</p>}
      {error && (
        <p className={styles.diagnostic}>
          <strong>error:</strong>{' '}
          {error.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
        </p>
      )}
    </figure>
  )
}

const TITLE_ICONS = { shell: TerminalIcon, file: FileIcon }

function Title({ title, language }: { title: string; language: string }) {
  const kind = titleKind(title, language)
  const Icon = kind && TITLE_ICONS[kind]
  return (
    <figcaption className={styles.title}>
      {Icon && <Icon size={MEDIUM_ICON_PX} />}
      {title}
    </figcaption>
  )
}

/** Commands of a shell, a file, or neither. */
export function titleKind(title: string, language: string): 'shell' | 'file' | undefined {
  if (language === 'bash') return 'shell'
  return title.includes('.') ? 'file' : undefined
}

/** Colored at build time. */
export function InlineCode({ html }: { html: string }) {
  return <code {...finishedHtml(html)} />
}
