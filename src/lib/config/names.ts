// Names used by the configuration and by pages; separate from the schemas, so that the browser does not load zod.

/** Pixel marks of sections and states, in the order of their sprite strip. */
export const MARK_NAMES = [
  'spark',
  'wrench',
  'book',
  'gamepad',
  'signpost',
  'braces',
  'info',
  'bulb',
  'check',
  'warning',
  'skull',
  'brokenHeart',
  'ghost',
] as const

export type MarkName = (typeof MARK_NAMES)[number]

export const LAYOUTS = ['docs', 'minimal', 'landing', 'app'] as const

export type Layout = (typeof LAYOUTS)[number]

export const DEFAULT_LAYOUT: Layout = 'docs'
