import { NAMED_MEDIA_QUERIES } from '../viewport/breakpoints'
import type { SiteConfig } from '../config/siteConfig'
import { accentTokens } from './accent'
import { darkCodeThemes, lightCodeThemes } from './codeThemes'
import type { CodeColors } from './codeThemes'
import { DISPLAY_FACE } from './displayFace'
import { lightDark } from './color'
import { fontStacks } from './fontStacks'

type Look = Pick<SiteConfig, 'accentColor' | 'textOnAccent' | 'accentText' | 'codeThemes' | 'font'>

type Tokens = Record<string, string>

/** The tokens that follow from the configuration, as a style sheet: the accent, the typefaces and the colors of code. */
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

/** Each token with its value in both themes, or with the one they share. */
function paired(light: Tokens, dark: Tokens): Tokens {
  return Object.fromEntries(Object.entries(light).map(([name, value]) => [name, lightDark(value, dark[name]!)]))
}

function rootRule(tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}
