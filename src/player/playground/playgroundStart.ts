/*
 * Runs in the page of the playground before its other scripts, which continue with the same player. Starts the player and
 * draws the program of a link, so that the first picture needs neither React nor the editor.
 */
import { storedValue } from '../../dom/storedValue'
import { SPLIT_KEY } from '../../lib/storage/storageKeys'
import { NAMED_MEDIA_QUERIES } from '../../lib/viewport/breakpoints'
import { openedLinkIn } from '../project/openedLink'
import { sessionClient } from '../runtime/sessionClient'
import { programAlone, showFirstPicture, type Room } from './firstPicture'
import { clampedSplit, DEFAULT_SPLIT } from './split'

const { worker } = document.currentScript!.dataset
const player = sessionClient(() => new Worker(worker!, { type: 'module' }))
window.___player = player
// The loader adds the scripts on the first interaction
document.dispatchEvent(new Event('focusin'))
start().catch(() => {
  // The workbench reports failures
})

async function start() {
  const program = programAlone(await openedLinkIn({ state: history.state as unknown, hash: location.hash }))
  if (program === undefined) return player.prepare({ toEdit: true })
  const session = await player.open()
  const outcome = await session.show(program)
  session.close()
  const isTooLate = document.querySelector('figure canvas')
  if (outcome.kind === 'shown' && !isTooLate) showFirstPicture(outcome.picture, roomOf(window))
}

function roomOf({ innerWidth, innerHeight }: Window): Room {
  const is = (query: keyof typeof NAMED_MEDIA_QUERIES) => matchMedia(NAMED_MEDIA_QUERIES[query]!).matches
  return {
    window: { width: innerWidth, height: innerHeight },
    top: document.querySelector('main')!.getBoundingClientRect().top,
    layout: !is('--stacked') ? 'side by side' : is('--phone-on-its-side') ? 'on its side' : 'stacked',
    split: clampedSplit(Number(storedValue(SPLIT_KEY) ?? DEFAULT_SPLIT)),
  }
}
