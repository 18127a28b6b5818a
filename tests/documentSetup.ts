import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'
import { configure } from '@testing-library/react'

Object.assign(globalThis, { TextEncoder })

// Busy machines are slower
configure({ asyncUtilTimeout: 20_000 })

// jsdom lacks isContentEditable
if ('HTMLElement' in globalThis) {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      const host = this.closest('[contenteditable]')
      return host !== null && host.getAttribute('contenteditable') !== 'false'
    },
  })
}

// jsdom has no fonts, and the headline typeface need not load
if ('document' in globalThis) Object.assign(document, { fonts: new Set(['']) })

// jsdom lacks dialog methods
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
