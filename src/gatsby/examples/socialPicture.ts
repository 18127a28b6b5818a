import { isUnder } from '../../lib/address/paths'
import type { Example } from '../../markdown/examples/examples'
import { API_ROUTE } from '../../site/links'
import { publishPicture } from '../publish/publishedPictures'
import { madeOf } from './drawnExamples'
import { enlarged } from './enlarged'
import { unpackedCanvas } from './makeExample'
import { smallPng } from './smallPng'

/** 256 × 144 pixels become the 1280 × 720 that previews are wide in. */
const FACTOR = 5

/** The address of what the social preview of an API page shows, enlarged and published: its first picture. */
export function socialPicture(path: string, examples: readonly Example[]): string | undefined {
  const first = isUnder(path, API_ROUTE) ? examples.find(({ picture }) => picture) : undefined
  const made = first && madeOf(first)
  if (!made || !('picture' in made)) return undefined
  return publishPicture(smallPng(enlarged(unpackedCanvas(made.picture.canvas), FACTOR)))
}
