import fs from 'node:fs'
import path from 'node:path'
import { positionAt } from '../../rust/front/source/position'

/** The published files that are text. */
const TEXT_FILE = /\.(html|json|md|txt|js|css|xml|svg|webmanifest)$/

/** What stands in a text that was cut inside a character: a NUL, or what bytes that are no character are read as. */
const BROKEN: Record<string, string> = { '\0': 'NUL', '\uFFFD': 'U+FFFD' }

/** The first broken character of every published text that has one, with its file, line and column. */
export function brokenTexts(root = path.resolve('public')): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8')
      const at = text.search(/[\0\uFFFD]/)
      if (at < 0) return []
      const { line, column } = positionAt(text, at)
      const place = `public/${path.relative(root, file)}:${line}:${column}`
      return [`${place} holds a broken character, ${BROKEN[text[at]!]}`]
    })
}
