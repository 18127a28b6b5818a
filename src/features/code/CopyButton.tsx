import type { MouseEvent } from 'react'
import { isRemovedLine, ownTextOf, textOfLine } from '../../dom/shownCode'
import { useCopied } from '../../dom/useCopied'
import { EarlyButton } from '../../ui/EarlyButton'
import { CheckIcon, CopyIcon, CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { LiveMessage } from '../../ui/LiveMessage'
import * as styles from './CopyButton.module.css'

const ICONS = { idle: CopyIcon, copied: CheckIcon, failed: CrossIcon }

const MESSAGES = { idle: '', copied: 'Copied', failed: 'Couldn’t copy. Select the code and copy it manually.' }

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

/** The editor's text, or the visible code. */
export function copyTextIn(block: Element, language: string): string {
  const edited = ownTextOf(block)
  if (edited !== undefined) return edited
  const lines = [...block.querySelectorAll<HTMLElement>('.l')].filter((line) => !line.closest('[hidden]'))
  const shown = lines.map((line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
  }))
  return copyTextOf(shown, language)
}

type ShownLine = { text: string; isRemoved: boolean }

export function copyTextOf(lines: ShownLine[], language: string): string {
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => (language === 'bash' ? text.replace(/^\$ /, '') : text))
    .join('\n')
    .replace(/\n+$/, '')
}
