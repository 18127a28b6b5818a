/** The frames a page can ask for. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const

export type Layout = (typeof LAYOUTS)[number]
