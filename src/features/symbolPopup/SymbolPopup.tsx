import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { arrow, autoUpdate, computePosition, hide, offset, shift, size } from '@floating-ui/dom'
import { POPUP_ARROW, POPUP_DISTANCE_PX, popupScrollHeight, popupTexts, textParts } from './popup'
import type { PopupEntry } from '../../lib/symbols/symbolPopup'
import * as styles from './SymbolPopup.module.css'

type SymbolPopupProps = {
  /** The link that names the symbol. */
  link: HTMLAnchorElement
  name: string
  entry: PopupEntry
  /** Called when the link has been scrolled out of view. */
  onOutOfView: () => void
}

const POPUP_ID = 'symbol-popup'
const { widthPx: tipWidth, heightPx: tipHeight } = POPUP_ARROW

/** The explanation of one symbol, below the link that names it. */
export const SymbolPopup = forwardRef<HTMLDivElement, SymbolPopupProps>(function SymbolPopup(
  { link, name, entry, onOutOfView },
  ref,
) {
  const popup = useRef<HTMLDivElement>(null)
  const tip = useRef<SVGSVGElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const outOfView = useRef(onOutOfView)
  outOfView.current = onOutOfView
  useImperativeHandle(ref, () => popup.current!)

  useLayoutEffect(() => {
    const element = popup.current!
    const tipElement = tip.current!
    const scrollBox = scroll.current!
    const place = async () => {
      const { x, y, middlewareData } = await computePosition(link, element, {
        placement: 'bottom-start',
        middleware: [
          offset(POPUP_DISTANCE_PX),
          shift({ padding: POPUP_DISTANCE_PX }),
          size({
            padding: POPUP_DISTANCE_PX,
            apply: ({ availableHeight }) => {
              const fixedPx = element.offsetHeight - scrollBox.offsetHeight
              scrollBox.style.maxHeight = `${popupScrollHeight({ roomPx: availableHeight, fixedPx })}px`
            },
          }),
          arrow({ element: tipElement, padding: POPUP_DISTANCE_PX }),
          hide(),
        ],
      })
      Object.assign(element.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' })
      tipElement.style.left = `${middlewareData.arrow?.x ?? 0}px`
      if (middlewareData.hide?.referenceHidden) outOfView.current()
    }
    return autoUpdate(link, element, () => void place())
  }, [link])

  useLayoutEffect(() => {
    link.setAttribute('aria-describedby', POPUP_ID)
    link.dataset.open = ''
    return () => {
      link.removeAttribute('aria-describedby')
      delete link.dataset.open
    }
  }, [link])

  const look = { visibility: 'hidden', '--popup-distance': `${POPUP_DISTANCE_PX}px` } as CSSProperties
  const { signatureHtml, summary, options, memberOf } = popupTexts(name, entry, link.dataset.option)
  return createPortal(
    <div ref={popup} id={POPUP_ID} role="tooltip" className={styles.popup} style={look}>
      <svg
        ref={tip}
        className={styles.arrow}
        width={tipWidth}
        height={tipHeight}
        viewBox={`0 0 ${tipWidth} ${tipHeight}`}
        aria-hidden="true"
      >
        <path d={`M0 ${tipHeight} ${tipWidth / 2} 0 ${tipWidth} ${tipHeight}`} />
      </svg>
      <div ref={scroll} className={styles.scroll}>
        <pre className={styles.signature}>
          <code dangerouslySetInnerHTML={{ __html: signatureHtml }} />
        </pre>
        <p className={styles.summary}>
          {memberOf && (
            <>
              Option of <code>{memberOf}</code>.{' '}
            </>
          )}
          <Text text={summary} />
        </p>
        {options.length > 0 && (
          <table className={styles.options}>
            <tbody>
              {options.map((option) => (
                <tr key={option.name}>
                  <th scope="row">
                    <code>{option.name}</code>
                  </th>
                  <td>
                    <code>{option.type}</code>
                  </td>
                  <td>{option.default === 'required' ? 'required' : <code>{option.default}</code>}</td>
                  <td>
                    <Text text={option.description} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {/* The link that is described leads there too: this one is for the pointer */}
      <a className={styles.more} href={link.getAttribute('href') ?? ''} tabIndex={-1} aria-hidden="true">
        Open page
      </a>
    </div>,
    document.body,
  )
})

function Text({ text }: { text: string }) {
  return <>{textParts(text).map((part, index) => (part.isCode ? <code key={index}>{part.text}</code> : part.text))}</>
}
