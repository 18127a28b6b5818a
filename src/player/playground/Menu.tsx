import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { listen } from '../page/events'
import * as styles from './Toolbar.module.css'

type MenuProps = {
  label: string
  /** The pointer or focus approaches. */
  onIntent?: () => void
  /** The panel's buttons; a pressed one closes it unless it has `data-stays`. */
  children: ReactNode
}

export function Menu({ label, onIntent, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    return listen(document, 'pointerdown', ({ target }) => {
      if (!box.current!.contains(target as Node)) setOpen(false)
    })
  }, [isOpen])
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have roles of their own
    <div
      ref={box}
      className={styles.menu}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current!.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current!.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label} <span aria-hidden>▾</span>
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears its buttons
        <div
          id={id}
          className={styles.panel}
          onClick={({ target }) => {
            const pressed = (target as Element).closest('button')
            if (!pressed || pressed.hasAttribute('data-stays')) return
            setOpen(false)
            button.current!.focus()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
