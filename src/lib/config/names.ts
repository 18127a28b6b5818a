// What the configuration and the pages can name. Apart from the schemas, so that the browser gets the names without zod.

/** The pixel drawings that stand for a part of the site or a state of it, in the order in which their file holds them. */
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

/** The frames a page can ask for. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const

export type Layout = (typeof LAYOUTS)[number]

/** The frame of a page that asks for none. */
export const DEFAULT_LAYOUT: Layout = 'docs'
