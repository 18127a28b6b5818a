import chroma from 'chroma-js'
import type { SiteConfig } from '../config/siteConfig'
import { NAMED_MEDIA_QUERIES } from '../viewport/breakpoints'
import { darkCodeThemes, lightCodeThemes, type CodeColors } from './codeThemes'
import { contrastRatio, lightDark, MIN_TEXT_CONTRAST, textColorOn } from './color'
import { DISPLAY_FACE } from './displayFace'
import type { Theme } from './theme'

type Look = Pick<SiteConfig, 'accentColor' | 'textOnAccent' | 'accentText' | 'codeThemes' | 'font'>

type Tokens = Record<string, string>

/** The configured tokens: accent, typefaces, code colors. */
export function siteStyle(look: Look): string {
  const lightCode = codeTokens(lightCodeThemes[look.codeThemes.light])
  const darkCode = codeTokens(darkCodeThemes[look.codeThemes.dark])
  const { text, mono } = fontStacks(look.font)
  const wide = {
    ...paired(accentTokens('light', look), accentTokens('dark', look)),
    '--font-text': text,
    '--font-display': `'${DISPLAY_FACE.family}',var(--font-text)`,
    '--font-mono': mono,
    ...paired(lightCode.wide, darkCode.wide),
  }
  return `${rootRule(wide)}@media ${NAMED_MEDIA_QUERIES['--phone']}{${rootRule(paired(lightCode.narrow, darkCode.narrow))}}`
}

function codeTokens({
  'background-narrow': narrowBackground,
  ...colors
}: CodeColors): Record<'wide' | 'narrow', Tokens> {
  return {
    wide: Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--code-${name}`, color])),
    narrow: { '--code-background': narrowBackground },
  }
}

function paired(light: Tokens, dark: Tokens): Tokens {
  return Object.fromEntries(Object.entries(light).map(([name, value]) => [name, lightDark(value, dark[name]!)]))
}

function rootRule(tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** The surface of each theme on which text is hardest to read. */
const HARDEST_SURFACE: Record<Theme, string> = { light: '#e8e8e8', dark: '#2b292d' }

/** A quarter of a step in CIE Lab. */
const SHADE = 0.25

type AccentConfig = Pick<SiteConfig, 'accentColor' | 'textOnAccent' | 'accentText'>

/** Fills stay near the accent; text changes until it is readable. */
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

/** The nearest tone that is readable on every surface: darker in the light theme, brighter in the dark one. */
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

const SYSTEM_TEXT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"

const SYSTEM_MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace"

/** Web font first, then system fonts. */
export function fontStacks(font: SiteConfig['font']): { text: string; mono: string } {
  return {
    text: withFirst(font?.default?.google, SYSTEM_TEXT),
    mono: withFirst(font?.mono?.google, SYSTEM_MONO),
  }
}

function withFirst(family: string | undefined, stack: string): string {
  return family === undefined ? stack : `${quoted(family)},${stack}`
}

/** A CSS string that can end neither itself nor its style element. */
function quoted(name: string): string {
  return `'${name.replace(/['\\<\n]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}'`
}
