import type { SiteConfig } from '../config/siteConfig'

const SYSTEM_TEXT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"
const SYSTEM_MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace"

/** The typefaces of text and of code, best first: the web font where there is one, then those of the system. */
export function fontStacks(font: SiteConfig['font']): { text: string; mono: string } {
  return {
    text: withFirst(font?.default?.google, SYSTEM_TEXT),
    mono: withFirst(font?.mono?.google, SYSTEM_MONO),
  }
}

function withFirst(family: string | undefined, stack: string): string {
  return family === undefined ? stack : `${quoted(family)},${stack}`
}

/** A name as a string of CSS, which can end neither the string nor the style element around it. */
function quoted(name: string): string {
  return `'${name.replace(/['\\<\n]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}'`
}
