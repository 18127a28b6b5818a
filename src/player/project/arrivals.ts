import { sharedEditIn } from './editAddress'
import { UNNAMED } from './shelf'
import type { Beginning } from './shelf'

/** What an entry of the history carries to the playground. */
export type HandedOver = { work: { name: string; text: string } }

/** What a reader brings along: a program of a page or of a shared address, or why that address holds none. */
type Arrival = Beginning | { fault: string }

const FAULT = 'The program in this address cannot be read: part of it is missing or changed, or it is too long.'

/** What the reader brings along with this entry of the history; undefined where that is nothing. */
export async function arrivalIn({ state, hash }: { state: unknown; hash: string }): Promise<Arrival | undefined> {
  const { work } = (state ?? {}) as Partial<HandedOver>
  if (work) return work
  const shared = await sharedEditIn(hash)
  if (!shared) return undefined
  return 'fault' in shared ? { fault: FAULT } : { name: UNNAMED, text: shared.text, isForeign: true }
}
