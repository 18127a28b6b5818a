import type { DarkCodeTheme, LightCodeTheme } from '../config/siteConfig'

/** Code colors by custom property. Every color is readable on every background. */
export type CodeColors = {
  background: string
  /** For narrow screens, whose page background is darker. */
  'background-narrow': string
  'background-highlighted': string
  'background-added': string
  'background-removed': string
  text: string
  /** Keywords. */
  k: string
  /** Strings. */
  s: string
  /** Numbers and constants. */
  n: string
  /** Functions. */
  f: string
  /** Macros. */
  m: string
  /** Types. */
  t: string
  /** Comments. */
  c: string
  /** Variables and keys. */
  v: string
  /** Attributes. */
  a: string
  /** Removed and unfocused lines. */
  muted: string
}

export const lightCodeThemes: Record<LightCodeTheme, CodeColors> = {
  'github-light': {
    background: '#f9f9f9',
    'background-narrow': '#fff',
    'background-highlighted': '#eeeaf4',
    'background-added': '#e3f4e9',
    'background-removed': '#fbe7e8',
    text: '#24292f',
    k: '#a8172a',
    s: '#0a3f78',
    n: '#0a50a8',
    f: '#5f36a8',
    m: '#6b2fb3',
    t: '#7d3f00',
    c: '#565d66',
    v: '#0b5a3a',
    a: '#6e4a00',
    muted: '#5e636a',
  },
  'one-light': {
    background: '#fafafa',
    'background-narrow': '#fff',
    'background-highlighted': '#ececf2',
    'background-added': '#e2f3e4',
    'background-removed': '#fbe6e6',
    text: '#383a42',
    k: '#a626a4',
    s: '#24792a',
    n: '#9f5700',
    f: '#0862d8',
    m: '#006da3',
    t: '#935e00',
    c: '#66676d',
    v: '#bf352e',
    a: '#8e5f00',
    muted: '#676972',
  },
}

export const darkCodeThemes: Record<DarkCodeTheme, CodeColors> = {
  'github-dark-dimmed': {
    background: '#0e0d0f',
    'background-narrow': '#161518',
    'background-highlighted': '#221f2b',
    'background-added': '#12271b',
    'background-removed': '#311619',
    text: '#dcdfe4',
    k: '#ff8b80',
    s: '#a5d6ff',
    n: '#8cc8ff',
    f: '#d9b8ff',
    m: '#68ebb0',
    t: '#ffb46b',
    c: '#9da5b0',
    v: '#8be59a',
    a: '#e6c77a',
    muted: '#9a9fa8',
  },
  'one-dark': {
    background: '#282c34',
    'background-narrow': '#282c34',
    'background-highlighted': '#333844',
    'background-added': '#253a30',
    'background-removed': '#432e35',
    text: '#abb2bf',
    k: '#d384ea',
    s: '#98c379',
    n: '#d19a66',
    f: '#61afef',
    m: '#56b6c2',
    t: '#e5c07b',
    c: '#9ca3b2',
    v: '#f67f87',
    a: '#d19a66',
    muted: '#9ca3b0',
  },
}
