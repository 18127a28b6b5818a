import type { Action, ToolbarState, PictureFacts } from './toolbarState'

type BarButton = { action: Action; label: string }

/** Play if the example changes with time or input or was edited; Reset if it was edited; fullscreen for pictures. */
export function toolbarButtons({ moves, reads, label, output }: PictureFacts, bar: ToolbarState): BarButton[] {
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
  if (mayChange && output === undefined) buttons.push({ action: 'fullscreen', label: 'Fullscreen' })
  return buttons
}
