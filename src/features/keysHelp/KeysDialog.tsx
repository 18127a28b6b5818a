import { Fragment } from 'react'
import { isApple } from '../../dom/keys'
import { useModal } from '../../ui/useModal'
import { keyGroups } from './keyGroups'
import * as styles from './KeysDialog.module.css'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal({ isOpen: true, onClose })
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby="keys-title" data-scroller>
      <header className={styles.head}>
        <h2 id="keys-title">Keyboard shortcuts</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {keyGroups(isApple(navigator.platform)).map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(({ does, ways }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {ways.map((keys, index) => (
                    <Fragment key={keys.join(' ')}>
                      {index > 0 && ' or '}
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </dialog>
  )
}
