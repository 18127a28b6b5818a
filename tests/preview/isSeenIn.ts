import { EDITED } from '../../scripts/bench/edits'
import type { OpenPage } from '../../scripts/bench/preview'

/** Whether the open page shows the word, without a reload. */
export function isSeenIn(tab: OpenPage, word: string): Promise<boolean> {
  return tab.sees(EDITED.sentence, word).catch((error: Error) => {
    console.error(error.message.split('\n')[0])
    return false
  })
}
