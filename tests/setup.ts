import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

Object.assign(globalThis, { TextEncoder, __BASE_PATH__: '', __BANNER_HTML__: '' })

// jsdom knows the dialog element but not how to open and close it
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
