import { useGrownContent } from '../dom/grownContent'
import { withTimeout } from '../lib/loading/memoizedLoad'
import { LiveExample, type PlayerProps } from './example/LiveExample'
import { codeBlockAt } from './page/pageProgram'

export { prefetchEditor } from './editor/editorModule'
export { preparePlayer } from './runtime/session'

/** The playground uses parts of the player, so it loads after it. */
export const loadPlayground = () => withTimeout(import(/* webpackChunkName: "playground" */ './playground/Playground'))

/** Canvas, time, log and editor of an example; loaded on demand. */
export function Player(props: PlayerProps) {
  // A long page renders its end after its beginning
  useGrownContent()
  const block = codeBlockAt(props.facts.program)
  return block ? <LiveExample {...props} block={block} /> : null
}
