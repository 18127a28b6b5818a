import { nativesWith } from 'engine'
import { coreStd, type Program } from 'rust/machine'
import { playedPrograms } from './playedPrograms'
import type { Answer, Loading, Question } from './protocol'

const reply = (news: Answer | Loading, transfer: Transferable[] = []) => self.postMessage(news, { transfer })

const loadLanguage = async () => (await import('./language')).language

/** A published program is a few KB; the fallback is to compile the text. */
const PROGRAM_TIMEOUT_MS = 5_000

async function loadWritten(address: string): Promise<Program> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PROGRAM_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Program
}

const answerTo = playedPrograms({
  loadWritten,
  loadLanguage,
  loadSurface: () => import('./surface'),
  natives: (machine) => nativesWith(machine, __ENGINE_OPTIONS__, coreStd),
  now: () => performance.now(),
  onLoading: (isLoading) => reply({ isLoading }),
})

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer = await answerTo(data)
  reply(answer, answer.outcome?.kind === 'shown' ? [answer.outcome.picture.pixels.buffer] : [])
}
