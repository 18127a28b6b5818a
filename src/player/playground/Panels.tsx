import type { KeyboardEvent, ReactNode } from 'react'
import * as styles from './Panels.module.css'

/** A tab; without content, its panel is elsewhere and has the props of `panelProps`. */
export type Panel = { id: string; label: ReactNode; content?: ReactNode }

type PanelsProps = {
  /** Prefix of element ids. */
  id: string
  label: string
  panels: readonly Panel[]
  selected: string
  onSelect: (id: string) => void
}

/** Connects a panel with its tab. */
export const panelProps = (id: string, panel: string, selected: string) => ({
  id: `${id}-${panel}-panel`,
  role: 'tabpanel',
  'aria-labelledby': `${id}-${panel}`,
  hidden: panel !== selected,
})

/** Hidden panels stay mounted. */
export function Panels({ id, label, panels, selected, onSelect }: PanelsProps) {
  const move = (event: KeyboardEvent) => {
    const at = panels.findIndex((panel) => panel.id === selected)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: panels.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const panel = panels[(next + panels.length) % panels.length]!
    onSelect(panel.id)
    document.getElementById(`${id}-${panel.id}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            id={`${id}-${panel.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={panel.id === selected}
            aria-controls={`${id}-${panel.id}-panel`}
            tabIndex={panel.id === selected ? 0 : -1}
            onClick={() => onSelect(panel.id)}
            onKeyDown={move}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map(
        (panel) =>
          panel.content !== undefined && (
            <div key={panel.id} {...panelProps(id, panel.id, selected)} className={styles.panel}>
              {panel.content}
            </div>
          ),
      )}
    </>
  )
}
