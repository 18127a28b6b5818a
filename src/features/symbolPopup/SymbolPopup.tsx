import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { trustedHtml } from '../../dom/trustedHtml'
import { withBasePath } from '../../lib/address/paths'
import type { SmallPicture } from '../../lib/symbols/engineExample'
import type { PopupEntry, PopupOption } from '../../lib/symbols/symbolPopup'
import { POPUP_ARROW, POPUP_DISTANCE_PX, usePopupPlace } from './usePopupPlace'
import * as styles from './SymbolPopup.module.css'

type SymbolPopupProps = {
  link: HTMLAnchorElement
  name: string
  entry: PopupEntry
  /** Called when the link scrolls out of view. */
  onOutOfView: () => void
}

const POPUP_ID = 'symbol-popup'

const { widthPx: tipWidth, heightPx: tipHeight } = POPUP_ARROW

const look = { visibility: 'hidden', '--popup-distance': `${POPUP_DISTANCE_PX}px` } as CSSProperties

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
      {/* The described link leads there, too; this one is for mouse users */}
      <a className={styles.more} href={link.getAttribute('href') ?? ''} tabIndex={-1} aria-hidden="true">
        Read more
      </a>
    </div>,
    document.body,
  )
})

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

function PopupOptions({ options }: { options: readonly PopupOption[] }) {
  if (options.length === 0) return null
  return (
    <table className={styles.options}>
      <tbody>
        {options.map(({ name, type, default: byDefault, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{byDefault === 'required' ? 'required' : <code>{byDefault}</code>}</td>
            <td>
              <PopupText text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PopupText({ text }: { text: string }) {
  return <>{textParts(text).map((part, index) => (part.isCode ? <code key={index}>{part.text}</code> : part.text))}</>
}

type PopupTexts = {
  signatureHtml: string
  summary: string
  options: PopupOption[]
  memberOf: string | undefined
  picture: SmallPicture | undefined
}

export function popupTexts(name: string, entry: PopupEntry, optionName: string | undefined): PopupTexts {
  const option = entry.options?.find((candidate) => candidate.name === optionName)
  const { signatureHtml, summary, options = [], picture } = entry
  if (!option) return { signatureHtml, summary, options, memberOf: undefined, picture }
  const { signatureHtml: declaration, description } = option
  return { signatureHtml: declaration, summary: description, options: [], memberOf: name, picture: undefined }
}

export function textParts(text: string): { text: string; isCode: boolean }[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
