import { withPrefix } from 'gatsby'
import { useClientValue } from '../../dom/useClientValue'
import { useCopied } from '../../dom/useCopied'
import { sourceAddress } from '../../lib/address/published'
import type { Page } from '../../lib/page/page'
import { siteConfig } from '../../site/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChatIcon, CheckIcon, CopyIcon, MEDIUM_ICON_PX } from '../../ui/Icon'
import { assistantPrompt, assistantUrl, pageSource } from './assistant'
import * as styles from './AssistantLinks.module.css'

type AssistantLinksProps = { page: Pick<Page, 'path'> }

/** Opens a chat assistant with a prompt about the page, or copies the page's source. */
export function AssistantLinks({ page }: AssistantLinksProps) {
  const origin = useClientValue(() => window.location.origin, siteConfig.baseUrl?.replace(/\/$/, '') ?? '')
  const { state, copy } = useCopied()
  const source = withPrefix(sourceAddress(page.path))
  const prefetch = () => {
    pageSource(source).catch(() => {
      // Copying retries and reports failures
    })
  }
  const isCopied = state === 'copied'
  return (
    <div className={styles.links}>
      <a
        href={assistantUrl(assistantPrompt(siteConfig.aiCta, origin + withPrefix(page.path)))}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.link}
      >
        <ChatIcon size={MEDIUM_ICON_PX} /> Ask in ChatGPT
      </a>
      <EarlyButton
        className={styles.copy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void copy(pageSource(source))}
      >
        {isCopied ? <CheckIcon size={MEDIUM_ICON_PX} /> : <CopyIcon size={MEDIUM_ICON_PX} />}
        {isCopied ? 'Copied' : 'Copy page for LLMs'}
      </EarlyButton>
      <p className={styles.status} role="status" data-state={state}>
        {isCopied && 'Copied'}
        {state === 'failed' && 'Couldn’t copy this page. Try again.'}
      </p>
    </div>
  )
}
