import { wishCaret } from '../../dom/wishedCaret'
import { selectedCode } from './selectedCode'

/** Opens the code in which something happened for writing, with the caret and the selection that the reader has there. */
export function openCode(event: Event): void {
  const code = codeAt(event)
  const block = code?.closest('article [data-code-block]')
  const edit = block && editButtonOf(block)
  if (!code || !edit) return
  const caret = selectedCode(code, document.getSelection())
  if (caret) wishCaret(block, caret)
  edit.click()
}

/** The code that is meant: the one at which something happened, or, where nothing has the focus, the one with the caret. */
function codeAt({ type, target }: Event): Element | null {
  const place = target === document.body ? document.getSelection()?.anchorNode?.parentElement : (target as Element)
  return (type === 'keydown' && place?.closest('a')) || !place ? null : place.closest('pre')
}

/** What opens the code of a block, beside its nearest picture; undefined where there is none, or it is open. */
function editButtonOf(block: Element): HTMLElement | undefined {
  const place = [...document.querySelectorAll('article [data-code-block]')].indexOf(block)
  const [top, wayTo] = [
    block.getBoundingClientRect().top,
    (it: Element) => Math.abs(it.getBoundingClientRect().top - top),
  ]
  return [
    ...document.querySelectorAll<HTMLElement>(`[data-program="${place}"] > [data-action=edit]:not([aria-expanded])`),
  ]
    .filter((button) => button.getClientRects().length > 0)
    .sort((one, other) => wayTo(one) - wayTo(other))[0]
}
