import { readHeader } from '../../../rust/declarations/header'
import { declarationsWith } from '../../../rust/program'
import { playedPrograms } from './playedPrograms'
import type { Question } from './protocol'

const answerTo = playedPrograms(() => ({
  declarations: declarationsWith(readHeader(__ENGINE_HEADER__)),
  now: () => performance.now(),
}))

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const answer = answerTo(data)
  const handedOver = answer.outcome?.kind === 'shown' ? [answer.outcome.picture.pixels.buffer] : []
  self.postMessage(answer, { transfer: handedOver })
}
