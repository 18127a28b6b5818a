import type { MouseEvent } from 'react'
import { useCopied } from '../../dom/useCopied'
import { copyTextOf } from './copyText'
import { EarlyButton } from '../../ui/EarlyButton'
import { CheckIcon, CopyIcon, CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { LiveMessage } from '../../ui/LiveMessage'
import * as styles from './CopyButton.module.css'

const ICONS = { idle: CopyIcon, copied: CheckIcon, failed: CrossIcon }

const MESSAGES = { idle: '', copied: 'Copied', failed: 'Copying failed. Select the code and copy it yourself.' }

/** Copies the code of the block it stands in. */
export function CopyButton({ language }: { language: string }) {
  const { state, copy } = useCopied()
  const Icon = ICONS[state]
  const copyBlock = (event: MouseEvent<HTMLButtonElement>) => {
    const lines = event.currentTarget.closest('[data-code-block]')?.querySelectorAll<HTMLElement>('.l') ?? []
    const shown = Array.from(lines, (line) => ({
      text: (line.textContent ?? '').replace(/\n$/, ''),
      isRemoved: line.dataset.line?.includes('removed') ?? false,
    }))
    void copy(copyTextOf(shown, language))
  }
  return (
    <>
      <EarlyButton
        className={styles.button}
        data-state={state}
        aria-label={state === 'copied' ? 'Copied' : 'Copy'}
        title={MESSAGES[state] || undefined}
        onClick={copyBlock}
      >
        <Icon size={LARGE_ICON_PX} />
      </EarlyButton>
      <LiveMessage>{MESSAGES[state]}</LiveMessage>
    </>
  )
}
