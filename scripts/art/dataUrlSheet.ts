import fs from 'node:fs'
import path from 'node:path'

const ICONS = 'static/assets/icons'

/** Only those that style sheets use. */
const ICON_NAMES = ['chevron-down', 'link']

/** A style sheet with a custom property for each picture, so that no picture is a request before the first paint. */
export function dataUrlSheet(pictures: Record<string, string>, scope = ':root'): string {
  const rows = Object.entries(pictures).map(
    ([token, svg]) => `  --${token}: url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}");\n`,
  )
  return `/* Written by npm run art */\n${scope} {\n${rows.join('')}}\n`
}

export function iconSheet(): string {
  const svgOf = (name: string) => fs.readFileSync(path.join(ICONS, `${name}.svg`), 'utf8')
  const compact = (svg: string) =>
    svg
      .trim()
      .replace(/\s*\n\s*/g, '')
      .replaceAll('"', "'")
  return dataUrlSheet(Object.fromEntries(ICON_NAMES.map((name) => [`icon-${name}`, compact(svgOf(name))])))
}
