const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

/** Whether a press outside a modal dialog dismisses it; a right click, or Ctrl with a click, does not. */
export function dismisses({ button, ctrlKey }: { button: number; ctrlKey: boolean }): boolean {
  return button !== RIGHT_BUTTON && !(button === LEFT_BUTTON && ctrlKey)
}
