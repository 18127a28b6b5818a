import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

Object.assign(globalThis, {
  TextEncoder,
  __BASE_PATH__: '',
  __BANNER_HTML__: '',
  __SITE_URL__: '',
  __INLINE_SCRIPTS__: JSON.parse(process.env.INLINE_SCRIPTS ?? '{}') as object,
})

// The tests' browser does not know what can be edited
if (typeof HTMLElement !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      const host = this.closest('[contenteditable]')
      return host !== null && host.getAttribute('contenteditable') !== 'false'
    },
  })
}

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
