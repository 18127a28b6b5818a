import type { Action, ToolbarState, PictureFacts } from './toolbarState'

type BarButton = { action: Action; label: string }

/** The buttons of an example: Play if it changes over time, reads input or was edited; Reset if it was edited. */
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
