import type { Program } from 'rust/machine'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { PlayedProgram } from './playedProgram'
import type { Language, Stage } from './playedProgram'
import type { Answer, Likely, Meaning, Outcome, Question, Suggestions, TextAnswer, TextQuestion } from './protocol'

/** A language, and a program that is run once so that the first text of a reader finds all of it warm. */
export type WarmLanguage = Language & {
  firstText: string
  /** What may be written at a place of a text. */
  suggest: (text: string, offset: number) => Suggestions
  /** What the word at a place of a text means. */
  explain: (text: string, offset: number) => Meaning
}

/** What programs need of the world around them. */
type Surroundings = Pick<Stage, 'natives' | 'now'> & {
  loadWritten: (address: string) => Promise<Program>
  loadLanguage: () => Promise<WarmLanguage>
  /** Hears when an answer begins to wait for the network, and when it goes on. */
  onLoading: (isLoading: boolean) => void
}

/** Answers the questions of the page, one after the other: each program goes by its number. */
export function playedPrograms(surroundings: Surroundings): (question: Question) => Promise<Answer> {
  const { natives, now, loadWritten, loadLanguage, onLoading } = surroundings
  const written = memoizedLoad(loadWritten)
  const language = memoizedLoad(loadLanguage)
  const quiet: Stage = { natives, now, written, language }
  const asWritten: Stage = { ...quiet, language: () => Promise.reject(new Error('only as it was written')) }
  const withLoadingShown = async <Part>(loading: Promise<Part>): Promise<Part> => {
    onLoading(true)
    return loading.finally(() => onLoading(false))
  }
  const stage: Stage = {
    ...quiet,
    written: (address) => withLoadingShown(written(address)),
    language: () => withLoadingShown(language()),
  }
  const programs = new Map<number, PlayedProgram>()

  /** The program that is likely to be shown next, as it will be shown. */
  let ahead: { written: string; moment: string; program: PlayedProgram; outcome: Promise<Outcome> } | undefined

  /** Does what is likely to be asked before it is asked. Nobody waits for it. */
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

  /** What a program shows that was likely to be asked for; undefined for any other, and where something went wrong. */
  async function preparedOutcome(question: Question): Promise<Outcome | undefined> {
    if (question.kind !== 'show' || programs.has(question.program)) return undefined
    const next = ahead
    if (!next || question.written !== next.written || question.moment !== next.moment) return undefined
    ahead = undefined
    const shown = await withLoadingShown(next.outcome)
    if (!next.program.goOnAs(question, stage)) return undefined
    programs.set(question.program, next.program)
    return shown
  }

  /** Nothing is said where the language cannot be loaded, or breaks. */
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
    const shown = await preparedOutcome(question)
    if (shown) return { id, outcome: shown }
    const program = programs.get(question.program) ?? new PlayedProgram(stage)
    programs.set(question.program, program)
    return { id, outcome: await program.answer(question) }
  }
}
