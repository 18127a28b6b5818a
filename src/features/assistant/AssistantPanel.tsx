import type { RefObject } from 'react'
import { DropdownMenu } from 'radix-ui'
import { CopyIcon, LARGE_ICON_PX } from '../../ui/Icon'
import * as styles from './AssistantMenu.module.css'

const PANEL_OFFSET_PX = 4

export type AssistantPanelProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button; it is on the page long before the panel loads. */
  button: RefObject<HTMLButtonElement>
  onCopy: () => void
}

/** The menu behind the chevron. Radix combines letters typed within 1000 ms into one search. */
export function AssistantPanel({ isOpen, onOpenChange, button, onCopy }: AssistantPanelProps) {
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.panel}
          align="end"
          sideOffset={PANEL_OFFSET_PX}
          aria-label="More ways to use this page"
          // Radix would name the panel after its trigger, which is only an anchor
          aria-labelledby={undefined}
          onInteractOutside={(event) => {
            // The button closes the panel itself
            if (button.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
        >
          <DropdownMenu.Item className={styles.item} onSelect={onCopy}>
            <CopyIcon size={LARGE_ICON_PX} />
            Copy page for LLMs
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
