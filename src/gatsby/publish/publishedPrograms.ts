import fs from 'node:fs'
import path from 'node:path'
import { DATA_FOLDER } from '../../lib/address/published'
import type { Program } from '../../rust/ir/program'
import { publishContentNamed, removeOthers } from './contentNamed'

const FOLDER = `${DATA_FOLDER}/programs`

/** Publishes a program that was written down, under a name that carries its hash, and tells its address. */
export function publishProgram(written: Program, root = path.resolve('public')): string {
  return publishContentNamed(FOLDER, 'json', JSON.stringify(written), root)
}

/** Removes the programs that the data of no page names any more. */
export function removeOldPrograms(root = path.resolve('public')) {
  const folder = path.join(root, 'page-data')
  const data = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const texts = data.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  const named = texts.flatMap((text) => text.match(new RegExp(`${FOLDER}/[\\da-f]{8}\\.json`, 'g')) ?? [])
  removeOthers(FOLDER, new Set(named), root)
}
