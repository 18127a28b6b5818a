type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const DIRECTIONS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/**
 * How many steps a key press changes the number at the caret: Alt with Up and Down one, with Left and Right a tenth, with Shift
 * ten. On Apple's computers Alt with Left and Right goes on moving by words, as nothing else does there.
 */
export function stepsForKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress, isMac: boolean): number | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined || !altKey || ctrlKey || metaKey) return undefined
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  if (isMac && isAcross) return undefined
  if (shiftKey) return direction * 10
  return isAcross ? direction / 10 : direction
}
