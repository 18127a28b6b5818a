import type { MouseEvent } from 'react'
import { useCopied } from '../../dom/useCopied'
import { copyTextIn } from './copyText'
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
    const block = event.currentTarget.closest('[data-code-block]')
    void copy(block ? copyTextIn(block, language) : '')
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
