import { isUnder } from '../../lib/address/paths'
import type { Example } from '../../markdown/examples/examples'
import type { ReadPage } from '../../markdown/readPage'
import { API_ROUTE } from '../../site/links'
import { publishPicture } from '../publish/publishedPictures'
import { madeOf } from './drawnExamples'
import { madeExamples } from './madeExamples'
import type { EnlargedOrder } from './makeExample'

/** 256 × 144 pixels become the 1280 × 720 that previews are wide in. */
const FACTOR = 5

type Shown = Pick<ReadPage, 'path' | 'examples'>

/** What has to be made for the social preview of a page of the API: its first picture, enlarged. */
export function socialOrder({ path, examples }: Shown): EnlargedOrder | undefined {
  const first = isUnder(path, API_ROUTE) ? examples.find(({ picture }: Example) => picture) : undefined
  const made = first && madeOf(first)
  return made && 'picture' in made ? { canvas: made.picture.canvas, factor: FACTOR } : undefined
}

/** The address of what the social preview of a page shows, published. */
export function socialPicture(page: Shown): string | undefined {
  const order = socialOrder(page)
  return order && publishPicture(Buffer.from(madeExamples().made(order).png, 'base64'))
}
