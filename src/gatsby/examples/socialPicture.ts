import { isUnder } from '../../lib/address/paths'
import type { EngineExample } from '../../lib/symbols/engineExample'
import { API_ROUTE } from '../../site/links'
import { publishPicture } from '../publish/publishedPictures'
import { drawnExample } from './drawnExample'
import { enlarged } from './enlarged'
import { smallPng } from './smallPng'

/** 256 × 144 pixels become the 1280 × 720 that previews are wide in. */
const FACTOR = 5

/** The address of what the social preview of an API page shows, enlarged and published: its first picture. */
export function socialPicture(path: string, examples: readonly EngineExample[]): string | undefined {
  const first = isUnder(path, API_ROUTE) ? examples.find(({ picture }) => picture) : undefined
  const drawing = first?.picture && drawnExample(first.program, first.picture.moment)
  if (!drawing || !('picture' in drawing)) return undefined
  const { canvas } = drawing.picture
  return publishPicture(smallPng(enlarged(canvas, FACTOR)))
}
