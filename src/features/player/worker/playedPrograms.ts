import { loadedOnce } from '../../../lib/loading/loadedOnce'
import type { Graph } from '../../../rust/written/graph'
import { FIRST_TEXT } from './firstText'
import { PlayedProgram } from './playedProgram'
import type { Language, Stage } from './playedProgram'
import type { Answer, Likely, Question } from './protocol'

/** What programs need of the world around them. */
export type Surroundings = Pick<Stage, 'natives' | 'now'> & {
  loadWritten: (address: string) => Promise<Graph>
  loadLanguage: () => Promise<Language>
  /** Hears when an answer begins to wait for the network, and when it goes on. */
  onLoading: (isLoading: boolean) => void
}

/** Answers the questions of the page, one after the other: each program goes by its number. */
export function playedPrograms(surroundings: Surroundings): (question: Question) => Promise<Answer> {
  const { natives, now, loadWritten, loadLanguage, onLoading } = surroundings
  const written = loadedOnce(loadWritten)
  const language = loadedOnce(loadLanguage)
  const quiet: Stage = { natives, now, written, language }
  const asWritten: Stage = { ...quiet, language: () => Promise.reject(new Error('only as it was written')) }
  const whileTold = async <Part>(loading: Promise<Part>): Promise<Part> => {
    onLoading(true)
    return loading.finally(() => onLoading(false))
  }
  const stage: Stage = {
    ...quiet,
    written: (address) => whileTold(written(address)),
    language: () => whileTold(language()),
  }
  const programs = new Map<number, PlayedProgram>()

  /** Loads and runs once what is likely to be asked, so that its first answer is quick. Nobody waits for it. */
  function warmUp({ written: address, toEdit }: Likely) {
    const show = { kind: 'show', text: FIRST_TEXT, moment: '', keepState: false } as const
    if (address !== undefined) void new PlayedProgram(asWritten).answer({ ...show, written: address })
    if (toEdit) void new PlayedProgram(quiet).answer(show)
  }

  return async (question) => {
    const { id } = question
    if (question.kind === 'prepare') {
      warmUp(question)
      return { id }
    }
    if (question.kind === 'close') {
      programs.delete(question.program)
      return { id }
    }
    const program = programs.get(question.program) ?? new PlayedProgram(stage)
    programs.set(question.program, program)
    return { id, outcome: await program.answer(question) }
  }
}
