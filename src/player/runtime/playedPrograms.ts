import type { Program } from 'rust/machine'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { PlayedProgram, type Language, type Stage } from './playedProgram'
import type { Answer, Likely, Meaning, Outcome, Question, Suggestions, TextAnswer, TextQuestion } from './protocol'

export type WarmLanguage = Language & {
  firstText: string
  suggest: (text: string, offset: number) => Suggestions
  explain: (text: string, offset: number) => Meaning
}

type Surroundings = Pick<Stage, 'natives' | 'now'> & {
  loadWritten: (address: string) => Promise<Program>
  loadLanguage: () => Promise<WarmLanguage>
  loadSurface: () => Promise<typeof import('./surface')>
  /** Called when an answer starts and stops waiting for the network. */
  onLoading: (isLoading: boolean) => void
}

/** Answers questions in order; programs are addressed by number. */
export function playedPrograms(surroundings: Surroundings): (question: Question) => Promise<Answer> {
  const withLoadingShown = shownBy(surroundings.onLoading)
  const { quiet, asWritten, stage, language } = stagesOf(surroundings, withLoadingShown)
  const programs = new Map<number, PlayedProgram>()

  let ahead: { written: string; moment: string; program: PlayedProgram; outcome: Promise<Outcome> } | undefined

  /** Prepares for the likely next question. */
  function warmUp({ written: address, moment = '', toEdit }: Likely) {
    const show = { kind: 'show', text: '', moment, keepState: false } as const
    if (address !== undefined) {
      const program = new PlayedProgram(asWritten)
      const outcome = program.answer({ ...show, written: address })
      ahead = { written: address, moment, program, outcome }
    }
    if (toEdit) {
      language().then(
        ({ firstText, suggest }) => {
          void new PlayedProgram(quiet).answer({ ...show, text: firstText, moment: '' })
          // A member, a name, a path and a type
          for (const word of ['right', 'gamepad', 'prelude', 'f32']) suggest(firstText, firstText.indexOf(word))
        },
        () => {},
      )
    }
  }

  /** Undefined if another program is requested or the prepared one failed. */
  async function preparedOutcome(question: Question): Promise<Outcome | undefined> {
    if (question.kind !== 'show' || programs.has(question.program)) return undefined
    const next = ahead
    if (!next || question.shaders) return undefined
    if (question.written !== next.written || question.moment !== next.moment) return undefined
    ahead = undefined
    const shown = await withLoadingShown(next.outcome)
    if (!next.program.reuseFor(question, stage)) return undefined
    programs.set(question.program, next.program)
    return shown
  }

  /** Empty if the compiler is unavailable or fails. */
  async function answerOf({ kind, text, offset }: TextQuestion): Promise<TextAnswer> {
    try {
      const { suggest, explain } = await language()
      return kind === 'suggest' ? { suggestions: suggest(text, offset) } : { meaning: explain(text, offset) }
    } catch {
      return {}
    }
  }

  return async (question) => {
    const { id } = question
    if (question.kind === 'prepare') {
      warmUp(question)
      return { id }
    }
    if (question.kind === 'suggest' || question.kind === 'explain') return { id, ...(await answerOf(question)) }
    if (question.kind === 'close') {
      programs.delete(question.program)
      return { id }
    }
    if (question.kind === 'equip') {
      const program = programs.get(question.program) ?? new PlayedProgram(stage)
      programs.set(question.program, program)
      program.equip(question.assets)
      return { id }
    }
    const shown = await preparedOutcome(question)
    if (shown) return { id, outcome: shown }
    const program = programs.get(question.program) ?? new PlayedProgram(stage)
    programs.set(question.program, program)
    return { id, outcome: await program.answer(question) }
  }
}

/** Stages that report no waiting, that have no compiler, and that have and report everything. */
function stagesOf(
  { natives, now, loadWritten, loadLanguage, loadSurface }: Surroundings,
  withLoadingShown: ReturnType<typeof shownBy>,
) {
  const written = memoizedLoad(loadWritten)
  const language = memoizedLoad(loadLanguage)
  const surfaceModule = memoizedLoad(loadSurface)
  const surface = async () => (await withLoadingShown(surfaceModule())).shadeFor(withLoadingShown)
  const quiet: Stage = { natives, now, written, language, surface }
  const asWritten: Stage = { ...quiet, language: () => Promise.reject(new Error('only as it was written')) }
  const stage: Stage = {
    ...quiet,
    written: (address) => withLoadingShown(written(address)),
    language: () => withLoadingShown(language()),
  }
  return { quiet, asWritten, stage, language }
}

const PENDING = Symbol('pending')

/** Reports the start and the end of waiting for what is not loaded yet. */
function shownBy(onLoading: (isLoading: boolean) => void) {
  return async <Part>(loading: Promise<Part>): Promise<Part> => {
    if ((await Promise.race([loading, PENDING])) !== PENDING) return loading
    onLoading(true)
    return loading.finally(() => onLoading(false))
  }
}
