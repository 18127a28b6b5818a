import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { trustedHtml } from '../../dom/trustedHtml'
import { withBasePath } from '../../lib/address/paths'
import type { PopupEntry } from '../../lib/symbols/symbolPopup'
import { POPUP_ARROW, POPUP_DISTANCE_PX } from './popupBox'
import { PopupOptions } from './PopupOptions'
import { PopupText } from './PopupText'
import { popupTexts } from './popupTexts'
import { usePopupPlace } from './usePopupPlace'
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

const look = { visibility: 'hidden', '--popup-distance': `${POPUP_DISTANCE_PX}px` } as CSSProperties

/** The explanation of one symbol, below the link that names it. */
export const SymbolPopup = forwardRef<HTMLDivElement, SymbolPopupProps>(function SymbolPopup(
  { link, name, entry, onOutOfView },
  ref,
) {
  const popup = useRef<HTMLDivElement>(null)
  const tip = useRef<SVGSVGElement>(null)
  const scrollBox = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => popup.current!)
  usePopupPlace(link, { popup, tip, scrollBox }, onOutOfView)
  useDescription(link)

  const { signatureHtml, summary, options, memberOf, picture } = popupTexts(name, entry, link.dataset.option)
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
      <div ref={scrollBox} className={styles.scroll}>
        <pre className={styles.signature}>
          <code dangerouslySetInnerHTML={trustedHtml(signatureHtml)} />
        </pre>
        <p className={styles.summary}>
          {memberOf && (
            <>
              Option of <code>{memberOf}</code>.{' '}
            </>
          )}
          <PopupText text={summary} />
        </p>
        {picture && (
          <img
            className={styles.picture}
            loading="lazy"
            decoding="async"
            src={withBasePath(picture.address, __BASE_PATH__)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        )}
        <PopupOptions options={options} />
      </div>
      {/* The link that is described leads there too: this one is for the pointer */}
      <a className={styles.more} href={link.getAttribute('href') ?? ''} tabIndex={-1} aria-hidden="true">
        Open page
      </a>
    </div>,
    document.body,
  )
})

/** Says of a link that the popup describes it, for as long as it is open. */
function useDescription(link: HTMLAnchorElement) {
  useLayoutEffect(() => {
    link.setAttribute('aria-describedby', POPUP_ID)
    link.dataset.open = ''
    return () => {
      link.removeAttribute('aria-describedby')
      delete link.dataset.open
    }
  }, [link])
}
