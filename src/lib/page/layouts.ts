/** The frames a page can ask for. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const

export type Layout = (typeof LAYOUTS)[number]

/** The frame of a page that asks for none. */
export const DEFAULT_LAYOUT: Layout = 'docs'
