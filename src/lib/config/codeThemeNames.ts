/** The color themes of code for the light theme of the site. */
export const LIGHT_CODE_THEMES = ['github-light', 'one-light'] as const

/** The color themes of code for the dark theme of the site. */
export const DARK_CODE_THEMES = ['github-dark-dimmed', 'one-dark'] as const

export type LightCodeTheme = (typeof LIGHT_CODE_THEMES)[number]
export type DarkCodeTheme = (typeof DARK_CODE_THEMES)[number]
