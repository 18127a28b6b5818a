import { useEffect, useState, type RefObject } from 'react'
import { pressAction } from '../dom/pendingAction'
import { reloadIfOutdated } from '../dom/reloadIfOutdated'
import type { ShaderFacts } from '../lib/code/surfaceInterface'
import { CodeWords } from '../ui/CodeWords'
import { EarlyButton } from '../ui/EarlyButton'
import { loadPlayer, prefetchPlayer, type PlayerModule } from './loadPlayer'
import { hasStoredEdit } from './project/storedEdit'
import { toolbarButtons } from './toolbar/toolbarButtons'
import {
  FAILED_TOOLBAR,
  IDLE_TOOLBAR,
  LOADING_TOOLBAR,
  type Action,
  type PictureFacts,
  type PendingAction,
} from './toolbar/toolbarState'
import * as styles from './toolbar/PlayerToolbar.module.css'
import './toolbar/toolbarStrip.css'

/** Longest message that fits next to the buttons, in two lines. */
const SHORT = 60

type PlayerToolbarProps = {
  stage: RefObject<HTMLElement>
  description: string
  facts: PictureFacts
}

const shaderPlaces = (facts: string | undefined): string[] =>
  facts ? (JSON.parse(facts) as ShaderFacts).files.map(([, place]) => String(place)) : []

/** The only part of the player in every page. */
export function PlayerToolbar({ stage, description, facts }: PlayerToolbarProps) {
  const [player, setPlayer] = useState<PlayerModule>()
  const [pendingAction, setPendingAction] = useState<PendingAction>()
  const [bar, setBar] = useState(IDLE_TOOLBAR)
  const press = (action: Action, button: Element) => {
    // The button disappears
    if (action === 'reset') button.parentElement!.querySelector<HTMLElement>('[data-action=edit]')!.focus()
    setPendingAction({ action })
    if (player) return
    setBar(LOADING_TOOLBAR)
    loadPlayer().then(setPlayer, async () => {
      await reloadIfOutdated(() => pressAction(button, 'data-action'))
      setBar(FAILED_TOOLBAR)
    })
  }
  const { program, written, moment, name, reads, shaders } = facts
  const prefetch = ({ target }: { target: EventTarget }) =>
    prefetchPlayer({
      written: shaders ? undefined : written,
      moment,
      toEdit: (target as Element).closest('[data-action=edit]') !== null,
    })
  useEffect(() => {
    // A failure here is retried by the next press
    const programs = [program, ...shaderPlaces(shaders)]
    if (programs.some((it) => hasStoredEdit(window.location, it))) loadPlayer().then(setPlayer, () => {})
  }, [program, shaders])
  return (
    <>
      <div
        role="group"
        aria-label={name ? `Live example: ${name}` : 'Live example'}
        data-program={program}
        data-shaders={shaderPlaces(shaders).join(' ') || undefined}
        data-reads={reads ? '' : undefined}
        className={styles.bar}
        data-state={bar.state}
        onPointerOver={prefetch}
        onFocus={prefetch}
      >
        {toolbarButtons(facts, bar).map(({ action, label }) => (
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
        <span role="status" className={styles.message} data-long={bar.message.length > SHORT ? '' : undefined}>
          <CodeWords>{bar.message}</CodeWords>
        </span>
      </div>
      {player && stage.current && (
        <player.Player
          stage={stage.current}
          description={description}
          facts={facts}
          pendingAction={pendingAction}
          onBar={setBar}
        />
      )}
    </>
  )
}
