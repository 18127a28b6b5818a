import type { FieldLanguage } from '../code/fieldLanguage'
import { wgslSegments } from './wgslSegments'

export const WGSL: FieldLanguage = { name: 'wgsl', label: 'WGSL shader of this example', segments: wgslSegments }
