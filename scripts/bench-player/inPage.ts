/** Runs inside an empty page; `playerPage` bundles this file and injects the worker. */
import { IDLE_INPUT, type FrameInput } from 'engine'
import { paint } from '../../src/player/run/paint'
import { sessionClient } from '../../src/player/runtime/sessionClient'
import type { Outcome } from '../../src/player/runtime/protocol'

/** Milliseconds from call to painted canvas. */
export type ProgramTimes = { first: number; edits: number[]; frames: number[] }

/** How a hostile text ended, and how long the page was blocked. */
export type RunEnd = { reply: number; page: number; said: string }

const WARM_EDITS = 40
const EDITS = 60
const WARM_FRAMES = 60
const FRAMES = 600

const client = sessionClient(() => new Worker(__PLAYER_WORKER__, { type: 'module' }))

export const prepared = () => timed(() => client.prepare())

/** Times the first picture, edits of one line, and updates under changing input. */
export async function programTimes(text: string, written: string | undefined): Promise<ProgramTimes> {
  const canvas = document.querySelector('canvas')!
  const session = await client.open()
  const painted = async (outcome: Promise<Outcome>) => {
    const shown = await outcome
    if (shown.kind !== 'shown' || shown.stopped) throw new Error(JSON.stringify({ ...shown, picture: undefined }))
    paint(canvas, shown.picture)
  }
  if (written !== undefined) await client.prepare({ written })
  const first = await timed(() => painted(session.show(text, { written })))
  await client.prepare({ toEdit: true })
  const edits: number[] = []
  for (let round = 0; round < WARM_EDITS + EDITS; round++) {
    const edited = `${text}\n// ${round}`
    edits.push(await timed(() => painted(session.show(edited, { keepState: true }))))
  }
  const frames: number[] = []
  for (let tick = 0; tick < WARM_FRAMES + FRAMES; tick++) {
    frames.push(await timed(() => painted(session.advance([inputAt(tick)]))))
  }
  session.close()
  return { first, edits: edits.slice(WARM_EDITS), frames: frames.slice(WARM_FRAMES) }
}

/** Left and right alternate every half second. */
function inputAt(tick: number): FrameInput {
  return { ...IDLE_INPUT, gamepads: [[tick % 60 < 30 ? 'left' : 'right']] }
}

export async function endOfRun(text: string): Promise<RunEnd> {
  const session = await client.open()
  let page = 0
  let last = performance.now()
  const watch = setInterval(() => {
    const now = performance.now()
    page = Math.max(page, now - last)
    last = now
  })
  let outcome: Outcome | undefined
  const reply = await timed(async () => (outcome = await session.show(text)))
  clearInterval(watch)
  session.close()
  return { reply, page, said: saidBy(outcome!) }
}

function saidBy(outcome: Outcome): string {
  if (outcome.kind === 'refused') return outcome.diagnostics[0]!.message
  return outcome.kind === 'shown' ? (outcome.stopped?.message ?? 'runs') : outcome.kind
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
