import { navigate } from 'gatsby'
import { isSamePage } from '../../../lib/address/paths'
import { PLAYGROUND_PATH } from '../../../site/unlistedPages'
import type { HandedOver } from '../playground/arrivals'
import * as styles from './Editor.module.css'

/** Goes on with this program in the playground, under the name of its page; nothing where the reader is there already. */
export function PlaygroundButton({ text }: { text: string }) {
  if (isSamePage(window.location.pathname, PLAYGROUND_PATH, __BASE_PATH__)) return null
  const open = () => {
    const name = document.querySelector('article h1')?.textContent ?? ''
    void navigate(PLAYGROUND_PATH, { state: { work: { name, text } } satisfies HandedOver })
  }
  return (
    <button type="button" className={styles.tool} onClick={open}>
      Open in the playground
    </button>
  )
}
