import { Children, createContext, useContext, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { EarlyButton } from '../../ui/EarlyButton'
import * as styles from './CodeGroup.module.css'

type CodeGroupProps = {
  titles: string
  children: ReactNode
}

const PanelContext = createContext({ id: '', isActive: true })

/** All blocks are in the HTML; without scripts, they are stacked under their titles. */
export function CodeGroup({ titles, children }: CodeGroupProps) {
  const labels = JSON.parse(titles) as string[]
  const [active, setActive] = useState(0)
  const id = useId()
  const moveWithKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabForKey(event.key, active, labels.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.group} data-code-group="">
      <div role="tablist" tabIndex={-1} aria-label="Code group" className={styles.tabs} onKeyDown={moveWithKeys}>
        {labels.map((label, index) => (
          <EarlyButton
            key={index}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setActive(index)}
          >
            {label}
          </EarlyButton>
        ))}
      </div>
      {Children.map(children, (panel, index) => (
        <PanelContext.Provider value={{ id: `${id}-panel-${index}`, isActive: index === active }}>
          {panel}
        </PanelContext.Provider>
      ))}
    </div>
  )
}

/** Arrows wrap around, Home and End select the first and the last tab. */
export function tabForKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export function CodePanel({ title, children }: { title: string; children: ReactNode }) {
  const { id, isActive } = useContext(PanelContext)
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={id.replace('panel', 'tab')}
      className={styles.panel}
      data-active={isActive}
    >
      <div className={styles.panelTitle} aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  )
}
