import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { withPrefix } from 'gatsby'
import { useClientValue } from '../../dom/useClientValue'
import { useCopied } from '../../dom/useCopied'
import { sourceAddress } from '../../lib/address/published'
import type { Page } from '../../lib/page/page'
import { siteConfig } from '../../site/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChatIcon, CheckIcon, ChevronDownIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { assistantPrompt, assistantUrl, pageSource } from './assistant'
import type { AssistantPanelProps } from './AssistantPanel'
import * as styles from './AssistantMenu.module.css'

type AssistantMenuProps = { page: Pick<Page, 'path'> }

/** Opens a chat assistant with a prompt about the page; a menu copies the page's source. */
export function AssistantMenu({ page }: AssistantMenuProps) {
  const origin = useClientValue(() => window.location.origin, siteConfig.baseUrl?.replace(/\/$/, '') ?? '')
  const { state, copy } = useCopied()
  const source = withPrefix(sourceAddress(page.path))
  const { Panel, hasFailed, prepare } = usePanel(source)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const toggle = () => {
    void prepare()
    setOpen(!Panel || !isOpen)
  }
  return (
    <div>
      <div className={styles.split}>
        {state === 'copied' ? (
          <span className={styles.ask}>
            <CheckIcon size={LARGE_ICON_PX} /> Copied
          </span>
        ) : (
          <a
            href={assistantUrl(assistantPrompt(siteConfig.aiCta, origin + withPrefix(page.path)))}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.ask}
          >
            <ChatIcon size={LARGE_ICON_PX} /> Ask in ChatGPT
          </a>
        )}
        <EarlyButton
          ref={button}
          className={styles.more}
          aria-label="More ways to use this page"
          aria-haspopup="menu"
          aria-expanded={isOpen && Panel !== undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || isOpen) return
            event.preventDefault()
            toggle()
          }}
        >
          <ChevronDownIcon size={LARGE_ICON_PX} />
        </EarlyButton>
        {Panel && (
          <Panel isOpen={isOpen} onOpenChange={setOpen} button={button} onCopy={() => copy(pageSource(source))} />
        )}
      </div>
      <p className={styles.status} role="status" data-state={state}>
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Couldn’t copy this page.'}
        {hasFailed && isOpen && 'Couldn’t load the menu.'}
      </p>
    </div>
  )
}

/** The menu's panel and the page's source, prefetched near the button. */
function usePanel(source: string) {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const [hasFailed, setFailed] = useState(false)
  const prepare = async () => {
    pageSource(source).catch(() => {
      // Copying retries, and reports failures
    })
    if (Panel) return
    try {
      const { AssistantPanel } = await import('./AssistantPanel')
      setPanel(() => AssistantPanel)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return { Panel, hasFailed, prepare }
}
