import { saveGate } from './saveGate'

/** A gate, and what Gatsby was given through it. */
function watchedGate() {
  const passed: string[] = []
  const later: (() => void)[] = []
  const gate = saveGate<string>({
    passSave: (save) => passed.push(save),
    passRequest: (request) => passed.push(request),
    later: (work) => later.push(work),
  })
  const settle = () => later.splice(0).forEach((work) => work())
  return { gate, passed, settle }
}

function restingGate() {
  const watched = watchedGate()
  watched.gate.rest()
  watched.settle()
  return watched
}

test('a save is given to a preview that rests', () => {
  const { gate, passed } = restingGate()
  gate.save('save')
  expect(passed).toEqual(['save'])
})

test('a request is passed on', () => {
  const { gate, passed } = restingGate()
  gate.request('request')
  expect(passed).toEqual(['request'])
})

test('a request does not overtake a save that is being taken', () => {
  const { gate, passed, settle } = restingGate()
  gate.save('save')
  gate.request('request')
  settle()
  expect(passed).toEqual(['save'])
  gate.took()
  gate.work()
  gate.rest()
  settle()
  expect(passed).toEqual(['save', 'request'])
})

test('pages are asked for one at a time, each once', () => {
  const { gate, passed, settle } = restingGate()
  for (const page of ['first', 'second', 'third', 'second']) gate.request(page)
  expect(passed).toEqual(['first'])
  for (let rests = 0; rests < 3; rests += 1) {
    gate.rest()
    settle()
  }
  expect(passed).toEqual(['first', 'second', 'third'])
})

test('a save does not wait for the pages that were asked for before', () => {
  const { gate, passed, settle } = restingGate()
  gate.request('first')
  gate.request('second')
  gate.save('save')
  gate.rest()
  settle()
  expect(passed).toEqual(['first', 'save'])
})

test('a save that comes while queries run waits for their end, and later requests wait for it', () => {
  const { gate, passed, settle } = restingGate()
  gate.work()
  gate.save('save')
  gate.request('request')
  settle()
  expect(passed).toEqual([])
  gate.rest()
  settle()
  expect(passed).toEqual(['save'])
})

test('a save that Gatsby dropped is given once more', () => {
  const { gate, passed, settle } = restingGate()
  gate.save('first')
  gate.save('second')
  gate.work()
  gate.rest()
  settle()
  expect(passed).toEqual(['first', 'second', 'first', 'second'])
})

test('a save that was taken is not given again', () => {
  const { gate, passed, settle } = restingGate()
  gate.save('save')
  gate.took()
  gate.work()
  gate.rest()
  settle()
  expect(passed).toEqual(['save'])
})

test('a preview that goes on working before it is given a save is not disturbed', () => {
  const { gate, passed, settle } = watchedGate()
  gate.save('save')
  gate.rest()
  gate.work()
  settle()
  expect(passed).toEqual([])
})

test('a preview that rests, with no save on its way, is not busy', () => {
  const { gate } = restingGate()
  expect(gate.isBusy()).toBe(false)
  gate.save('save')
  expect(gate.isBusy()).toBe(true)
})
