import type { EditorLanguage } from '../code/editorLanguage'
import { wgslSegments } from './wgslSegments'

export const WGSL: EditorLanguage = { name: 'wgsl', label: 'WGSL shader of this example', segments: wgslSegments }
