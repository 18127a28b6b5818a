import { toolbarMessage, playPress } from './toolbarMessage'

const idle = {
  state: 'idle',
  problem: undefined,
  line: undefined,
  isStartChanged: false,
  isWaiting: false,
  tick: 0,
  isEditing: false,
  isForeign: false,
  isEditorLost: false,
  isScreenLost: false,
  isEditHinted: false,
  addressError: '',
} as const
const refused = { kind: 'refused', diagnostics: [] } as const

test('an example that has not been played says nothing', () => {
  expect(toolbarMessage(idle)).toBe('')
})

test('what cannot run says so, and what to do', () => {
  expect(toolbarMessage({ ...idle, state: 'failed' })).toMatch(/Try again/)
})

test('an editor that could not be loaded is told', () => {
  expect(toolbarMessage({ ...idle, state: 'running', isEditorLost: true })).toMatch(/Press Edit to try again/)
  expect(toolbarMessage({ ...idle, state: 'running', isScreenLost: true })).toMatch(/Press Fullscreen to try again/)
})

test('what runs says so', () => {
  expect(toolbarMessage({ ...idle, state: 'running' })).toBe('Running')
})

test('what runs says that it can be edited, where that is to be told', () => {
  expect(toolbarMessage({ ...idle, state: 'running', isEditHinted: true })).toBe(
    'Running. Click Edit to change the code.',
  )
  expect(toolbarMessage({ ...idle, state: 'paused', isEditHinted: true })).toMatch(/^Paused/)
})

test('what is paused says where', () => {
  expect(toolbarMessage({ ...idle, state: 'paused', tick: 61 })).toBe('Paused at frame 61')
})

test('a fault is told by the bar, unless the editor tells it', () => {
  expect(toolbarMessage({ ...idle, problem: refused })).toMatch(/^Compile error/)
  expect(toolbarMessage({ ...idle, problem: refused, isEditing: true })).toBe('')
})

test('while a text cannot run, the bar says what the last working version does', () => {
  const editing = { ...idle, problem: refused, isEditing: true, tick: 7 }
  expect(toolbarMessage({ ...editing, state: 'running' })).toBe('Running the last working version')
  expect(toolbarMessage({ ...editing, state: 'paused' })).toBe('Paused the last working version at frame 7')
  expect(toolbarMessage({ ...editing, state: 'stopped' })).toBe('Stopped the last working version')
  expect(toolbarMessage({ ...idle, problem: refused, state: 'running' })).toBe(
    'Compile error: the program is incomplete. Running the last working version',
  )
})

test('a start that has changed is told, with what shows it', () => {
  const changed = { ...idle, isStartChanged: true }
  expect(toolbarMessage({ ...changed, state: 'running' })).toMatch(/Press Restart to apply it/)
  expect(toolbarMessage({ ...changed, state: 'paused' })).toMatch(/Press Restart to apply it/)
})

test('an address that holds no program is told until something happens', () => {
  const lost = { ...idle, addressError: 'The program in this address is too long.' }
  expect(toolbarMessage(lost)).toBe('The program in this address is too long.')
  expect(toolbarMessage({ ...lost, state: 'running' })).toBe('Running')
})

test('foreign code is read first', () => {
  expect(toolbarMessage({ ...idle, problem: refused, isForeign: true })).toMatch(/^This code comes from a shared link/)
})

test('what is waited for is told before what stands there meanwhile', () => {
  expect(toolbarMessage({ ...idle, isWaiting: true, state: 'running' })).toBe('Loading …')
})

test('a press pauses what runs', () => {
  expect(playPress('running', false)).toBe('pause')
})

test.each(['idle', 'paused', 'stopped'] as const)('what is %s goes on', (state) => {
  expect(playPress(state, false)).toBe('goOn')
})

test('what came with the link is shown before it runs, and so is what could not be started', () => {
  expect(playPress('idle', true)).toBe('refresh')
  expect(playPress('failed', false)).toBe('refresh')
})
