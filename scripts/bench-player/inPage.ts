/** What is measured inside of an empty page: `playerPage` bundles this file and gives the page its worker. */
import type { FrameInput } from 'engine'
import { IDLE_INPUT } from 'engine'
import { paint } from '../../src/player/run/paint'
import { sessionClient } from '../../src/player/runtime/sessionClient'
import type { Outcome } from '../../src/player/runtime/protocol'

/** Times in milliseconds, each from the call to the painted canvas. */
export type ProgramTimes = { first: number; edits: number[]; frames: number[] }

/** How a hostile text ended, and how long the page was kept from its own work meanwhile. */
export type Ending = { reply: number; page: number; said: string }

const WARM_EDITS = 40
const EDITS = 60
const WARM_FRAMES = 60
const FRAMES = 600

const client = sessionClient(() => new Worker(__PLAYER_WORKER__, { type: 'module' }))

/** From nothing to a player that is ready. */
export const prepared = () => timed(() => client.prepare())

/** The first picture of a program, each change of a line of it, and each update, while the keys of a player change. */
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

/** Left and right in turn, for half a second each. */
function inputAt(tick: number): FrameInput {
  return { ...IDLE_INPUT, gamepads: [[tick % 60 < 30 ? 'left' : 'right']] }
}

/** Shows a text of which no good is to be expected. */
export async function endingOf(text: string): Promise<Ending> {
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
