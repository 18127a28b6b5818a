import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { pressOn } from '../dom/pressOn'
import { reloadIfOutdated } from '../dom/reloadIfOutdated'
import { EarlyButton } from '../ui/EarlyButton'
import { loadPlayer, prefetchPlayer } from './loadPlayer'
import type { PlayerModule } from './loadPlayer'
import { wakesAlone } from './project/wakesAlone'
import { barButtons } from './toolbar/barButtons'
import { FAILED_BAR, IDLE_BAR, LOADING_BAR } from './toolbar/barState'
import type { Action, PictureFacts, Wish } from './toolbar/barState'
import * as styles from './toolbar/LiveBar.module.css'
import './toolbar/barStrip.css'

type LiveBarProps = {
  /** What holds the picture. */
  stage: RefObject<HTMLElement>
  /** What the picture shows, in words. */
  description: string
  facts: PictureFacts
}

/** The bar of a picture: all of the player that a page has before a reader wants it. */
export function LiveBar({ stage, description, facts }: LiveBarProps) {
  const [player, setPlayer] = useState<PlayerModule>()
  const [wish, setWish] = useState<Wish>()
  const [bar, setBar] = useState(IDLE_BAR)
  const press = (action: Action, button: Element) => {
    // The button goes away
    if (action === 'reset') button.parentElement!.querySelector<HTMLElement>('[data-action=edit]')!.focus()
    setWish({ action })
    if (player) return
    setBar(LOADING_BAR)
    loadPlayer().then(setPlayer, async () => {
      await reloadIfOutdated(() => pressOn(button, 'data-action'))
      setBar(FAILED_BAR)
    })
  }
  const { program, written, moment, name, reads } = facts
  const prefetch = ({ target }: { target: EventTarget }) =>
    prefetchPlayer({ written, moment, toEdit: (target as Element).closest('[data-action=edit]') !== null })
  useEffect(() => {
    // What fails here the reader tries again with a press
    if (wakesAlone(window.location, program)) loadPlayer().then(setPlayer, () => {})
  }, [program])
  return (
    <>
      <div
        role="group"
        aria-label={name ? `Live example: ${name}` : 'Live example'}
        data-program={program}
        data-reads={reads ? '' : undefined}
        className={styles.bar}
        data-state={bar.state}
        onPointerOver={prefetch}
        onFocus={prefetch}
      >
        {barButtons(facts, bar).map(({ action, label }) => (
          <EarlyButton
            key={action}
            className={styles.button}
            data-action={action}
            title={action === 'fullscreen' ? label : undefined}
            aria-expanded={action === 'edit' && bar.isEditing ? true : undefined}
            onClick={({ currentTarget }) => press(action, currentTarget)}
          >
            {label}
          </EarlyButton>
        ))}
        <span role="status" className={styles.message}>
          {bar.message}
        </span>
      </div>
      {player && stage.current && (
        <player.Player stage={stage.current} description={description} facts={facts} wish={wish} onBar={setBar} />
      )}
    </>
  )
}
