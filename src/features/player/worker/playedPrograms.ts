import { FIRST_TEXT } from './firstText'
import { PlayedProgram } from './playedProgram'
import type { Stage } from './playedProgram'
import type { Answer, Question } from './protocol'

/** Answers the questions of the page, one after the other: each program goes by its number. */
export function playedPrograms(stage: Stage): (question: Question) => Promise<Answer> {
  const programs = new Map<number, PlayedProgram>()
  return async (question) => {
    const { id } = question
    if (question.kind === 'prepare') {
      await new PlayedProgram(stage).answer({
        kind: 'show',
        text: FIRST_TEXT,
        isProven: true,
        moment: '',
        keepState: false,
      })
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
