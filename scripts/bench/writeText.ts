import fs from 'node:fs'
import path from 'node:path'

export function writeText(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
