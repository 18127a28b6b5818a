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
