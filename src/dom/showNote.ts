/** Shows a message without React at a position in CSS pixels, inside the window. */
export function showNote(text: string, left: number, top: number): HTMLElement {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.style.cssText = `position:fixed;z-index:9;max-width:240px;padding:8px;background:var(--color-background);border:1px solid;left:min(${left}px,100vw - 256px);top:min(${top}px,100vh - 96px)`
  note.textContent = text
  return document.body.appendChild(note)
}
