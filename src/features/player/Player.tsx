import { useGrownContent } from '../../dom/grownContent'
import { inTime } from '../../lib/loading/inTime'
import { LiveExample } from './figure/LiveExample'
import { codeBlockAt } from './figure/pageProgram'
import type { PlayerProps } from './figure/playerProps'

export { prefetchEditor } from './figure/editorModule'
export { preparePlayer } from './session'

/** The playground has the parts of the player, and comes after it. */
export const loadPlayground = () => inTime(import(/* webpackChunkName: "playground" */ './playground/Playground'))

/** The living part of an example: canvas, time, log and editor. Loaded once a reader wants it. */
export function Player(props: PlayerProps) {
  // The end of a long page is drawn after its beginning
  useGrownContent()
  const block = codeBlockAt(props.facts.program)
  return block ? <LiveExample {...props} block={block} /> : null
}
