import { readHeader } from '../../../rust/declarations/header'
import { FurtherNeeded } from '../../../rust/further/further'
import { addRareStd, declarationsWith } from '../../../rust/program'
import { playedPrograms } from './playedPrograms'
import type { Answer, Loading, Question } from './protocol'

const declarations = declarationsWith(readHeader(__ENGINE_HEADER__))

const tell = (news: Answer | Loading, transfer: Transferable[] = []) => self.postMessage(news, { transfer })

/** The rest of the language, which the unedited programs of the pages do without. */
async function loadFor(thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof FurtherNeeded) || declarations.isWhole) return false
  tell({ isLoading: true })
  const { rareStd } = await import('../../../rust/rest')
  tell({ isLoading: false })
  addRareStd(declarations, rareStd)
  return true
}

const answerTo = playedPrograms({ declarations: () => declarations, loadFor, now: () => performance.now() })

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer = await answerTo(data)
  tell(answer, answer.outcome?.kind === 'shown' ? [answer.outcome.picture.pixels.buffer] : [])
}
