import { useState } from 'react'
import type { ComponentType } from 'react'
import type { AssistantPanelProps } from './AssistantPanel'
import { pageSource } from './pageSource'

/** The menu's panel and the page's source, loaded once the reader comes near the button. */
export function usePanel(source: string) {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const [hasFailed, setFailed] = useState(false)
  const prepare = async () => {
    pageSource(source).catch(() => {
      // Copying asks again, and tells the reader
    })
    if (Panel) return
    try {
      const { AssistantPanel } = await import('./AssistantPanel')
      setPanel(() => AssistantPanel)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return { Panel, hasFailed, prepare }
}
