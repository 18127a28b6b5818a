import type { Action, BarState } from './barState'
import type { PictureFacts } from './pictureFacts'

/** A button of the bar. */
export type BarButton = { action: Action; label: string }

/** The buttons of an example: only what changes with time or input, or came with the address, can be played, only what was edited be reset. */
export function barButtons({ moves, reads, label }: PictureFacts, bar: BarState): BarButton[] {
  const buttons: BarButton[] = []
  if (moves || reads || label || bar.isForeign) {
    const isRunning = bar.state === 'running'
    buttons.push({ action: 'play', label: isRunning ? 'Pause' : (label ?? 'Play') })
  }
  if (moves || reads) buttons.push({ action: 'step', label: 'Step' }, { action: 'restart', label: 'Restart' })
  buttons.push({ action: 'edit', label: bar.isEditing ? 'Done' : 'Edit' })
  if (bar.isEdited) buttons.push({ action: 'reset', label: 'Reset' })
  return buttons
}
