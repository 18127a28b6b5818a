import type { Action, ToolbarState, PictureFacts } from './toolbarState'

/** A button of the bar. */
type BarButton = { action: Action; label: string }

/**
 * The buttons of an example: only what changes with time or input can be played, and what was edited, which may; only what was
 * edited can be reset.
 */
export function toolbarButtons({ moves, reads, label }: PictureFacts, bar: ToolbarState): BarButton[] {
  const mayChange = moves || reads || bar.isEdited
  const buttons: BarButton[] = []
  if (mayChange) {
    buttons.push(
      { action: 'play', label: bar.state === 'running' ? 'Pause' : (label ?? 'Play') },
      { action: 'step', label: 'Step' },
      { action: 'restart', label: 'Restart' },
    )
  }
  buttons.push({ action: 'edit', label: bar.isEditing ? 'Done' : 'Edit' })
  if (bar.isEdited) buttons.push({ action: 'reset', label: 'Reset' })
  if (mayChange) buttons.push({ action: 'fullscreen', label: 'Fullscreen' })
  return buttons
}
