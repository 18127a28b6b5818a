import { Panic } from '../rust/machine/values/panic'
import { IDLE_INPUT } from './input/frameInput'
import { Machine } from './machine'
import { runFrame } from './runFrame'

test('a frame leaves its calls and lines behind, those of a broken frame up to its end', () => {
  const machine = new Machine(new Map())
  const program = {
    frame() {
      machine.log(`tick ${machine.tick}`)
      return machine.tick === 1 ? new Panic('explicit panic') : undefined
    },
  }
  expect(runFrame(program, machine, IDLE_INPUT)).toEqual({
    calls: [{ op: 'log!', options: { text: 'tick 0' } }],
    logs: ['tick 0'],
    panic: undefined,
  })
  expect(runFrame(program, machine, IDLE_INPUT)).toMatchObject({
    logs: ['tick 1'],
    panic: { message: 'explicit panic' },
  })
})
