import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

Object.assign(globalThis, {
  TextEncoder,
  __BASE_PATH__: '',
  __BANNER_HTML__: '',
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
