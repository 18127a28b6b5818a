/** A document that ended before its loader was interrupted, but looks finished. */
export function reportCutDocument() {
  document.addEventListener('DOMContentLoaded', () => {
    if (window.___early!.hasLoader) return
    const note = document.createElement('p')
    note.setAttribute('role', 'alert')
    note.textContent = 'This page is incomplete. Reload it to see the rest.'
    document.body.append(note)
  })
}
