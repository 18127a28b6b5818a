import chroma from 'chroma-js'
import type { SiteConfig } from '../config/siteConfig'
import { contrastRatio, MIN_TEXT_CONTRAST, textColorOn } from './color'
import type { Theme } from './theme'

/** The surface of each theme that words are hardest to read on; on all others the contrast is higher. */
const HARDEST_SURFACE: Record<Theme, string> = { light: '#e8e8e8', dark: '#2b292d' }

/** A quarter of a step in CIE Lab. */
const SHADE = 0.25

type AccentConfig = Pick<SiteConfig, 'accentColor' | 'textOnAccent' | 'accentText'>

/** The accent tokens of a theme: fills and lines stay near the accent color, words move away until they can be read. */
export function accentTokens(theme: Theme, { accentColor, textOnAccent, accentText }: AccentConfig) {
  const accent = accentColor[theme]
  const text = accentText?.[theme]?.color ?? readableTone(accent, theme)
  return {
    '--color-accent': accent,
    '--color-accent-hover': darkened(accent, SHADE),
    '--color-accent-border': theme === 'light' ? darkened(accent, SHADE) : brightened(accent, 2 * SHADE),
    '--color-on-accent': textOnAccent?.[theme] ?? textColorOn(accent),
    '--color-text-accent': text,
    '--color-text-accent-hover': accentText?.[theme]?.hover ?? hoveredTone(text, theme),
  }
}

/** The nearest tone that passes on every surface of the theme: darker in the light theme, brighter in the dark one. */
function readableTone(color: string, theme: Theme): string {
  const moved = theme === 'light' ? darkened : brightened
  let tone = color
  for (let amount = SHADE; !isReadable(tone, theme); amount += SHADE) tone = moved(color, amount)
  return tone
}

function hoveredTone(text: string, theme: Theme): string {
  const darker = darkened(text, 2 * SHADE)
  return isReadable(darker, theme) ? darker : brightened(text, 2 * SHADE)
}

function isReadable(color: string, theme: Theme): boolean {
  return contrastRatio(color, HARDEST_SURFACE[theme]) >= MIN_TEXT_CONTRAST
}

function darkened(color: string, amount: number): string {
  return chroma(color).darken(amount).hex()
}

function brightened(color: string, amount: number): string {
  return chroma(color).brighten(amount).hex()
}
