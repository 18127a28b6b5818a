import { EDITED } from '../../scripts/bench/edits'
import type { OpenPage } from '../../scripts/bench/preview'

/** Whether the open page comes to say the word. Also one that does not say it when it is loaded again has missed it. */
export function isSeenIn(tab: OpenPage, word: string): Promise<boolean> {
  return tab.sees(EDITED.sentence, word).catch((error: Error) => {
    console.error(error.message.split('\n')[0])
    return false
  })
}
