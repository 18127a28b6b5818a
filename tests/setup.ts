import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

Object.assign(globalThis, { TextEncoder, __BASE_PATH__: '', __BANNER_HTML__: '' })
