/** Writes the generated sections of the README. Run: npm run readme */
import { writeFileSync } from 'node:fs'
import { currentReadme } from './sections'

const { file, generated } = currentReadme()
writeFileSync(file, generated)
