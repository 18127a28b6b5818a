type Act = Pick<MouseEvent, 'type' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { key?: string }

/** Whether what a reader does to code that can be edited opens it: a double click, Enter or F2, without another key. */
export function opensCode({ type, key, altKey, ctrlKey, metaKey, shiftKey }: Act): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  return type === 'dblclick' || key === 'Enter' || key === 'F2'
}
