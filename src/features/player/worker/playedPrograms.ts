import { PlayedProgram } from './playedProgram'
import type { Stage } from './playedProgram'
import type { Answer, Question } from './protocol'

/** A program of one call of everything, so that the first text of a reader finds all of it warm. */
const FIRST_TEXT = `use turbo::prelude::*;
turbo::init! { struct State { x: i32, list: Vec<f32> } = Self { x: 1, list: vec![] } }
turbo::go!({
    let mut state = State::load();
    clear(0x000000ff);
    for i in 0..3 { state.list.push(i as f32 * 1.5); }
    if gamepad(0).right.pressed() { state.x += 1; }
    rect!(x = state.x, w = 10, h = 10, color = 0xffffffff);
    sprite!("heart", x = 4, y = 4);
    text!("Score: {}", state.x; x = 2, y = 2);
    state.save();
});`

/** Answers the questions of the page, one after the other: each program goes by its number. */
export function playedPrograms(stage: Stage): (question: Question) => Promise<Answer> {
  const programs = new Map<number, PlayedProgram>()
  return async (question) => {
    const { id } = question
    if (question.kind === 'prepare') {
      await new PlayedProgram(stage).answer({ kind: 'show', text: FIRST_TEXT, moment: '', keepState: false })
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
