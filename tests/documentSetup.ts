import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'
import { configure } from '@testing-library/react'

Object.assign(globalThis, { TextEncoder })

// What a test waits for comes, on a busy machine a little later
configure({ asyncUtilTimeout: 20_000 })

// The tests' browser does not know what can be edited
if ('HTMLElement' in globalThis) {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      const host = this.closest('[contenteditable]')
      return host !== null && host.getAttribute('contenteditable') !== 'false'
    },
  })
}

// jsdom has no fonts, and the one of headlines need not be fetched
if ('document' in globalThis) Object.assign(document, { fonts: new Set(['']) })

// jsdom knows the dialog element but not how to open and close it
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
