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

test('is empty for an example not played yet', () => {
  expect(toolbarMessage(idle)).toBe('')
})

test('reports an unavailable player and what to do', () => {
  expect(toolbarMessage({ ...idle, state: 'failed' })).toMatch(/Try again/)
})

test('reports an editor that could not be loaded', () => {
  expect(toolbarMessage({ ...idle, state: 'running', isEditorLost: true })).toMatch(/Press Edit to try again/)
  expect(toolbarMessage({ ...idle, state: 'running', isScreenLost: true })).toMatch(/Press Fullscreen to try again/)
})

test('reports running', () => {
  expect(toolbarMessage({ ...idle, state: 'running' })).toBe('Running')
})

test('includes the edit hint', () => {
  expect(toolbarMessage({ ...idle, state: 'running', isEditHinted: true })).toBe(
    'Running. Click Edit to change the code.',
  )
  expect(toolbarMessage({ ...idle, state: 'paused', isEditHinted: true })).toMatch(/^Paused/)
})

test('reports the paused frame', () => {
  expect(toolbarMessage({ ...idle, state: 'paused', tick: 61 })).toBe('Paused at frame 61')
})

test('reports an error unless the editor does', () => {
  expect(toolbarMessage({ ...idle, problem: refused })).toMatch(/^Compile error/)
  expect(toolbarMessage({ ...idle, problem: refused, isEditing: true })).toBe('')
})

test('reports the last working version next to a compile error', () => {
  const editing = { ...idle, problem: refused, isEditing: true, tick: 7 }
  expect(toolbarMessage({ ...editing, state: 'running' })).toBe('Running the last working version')
  expect(toolbarMessage({ ...editing, state: 'paused' })).toBe('Paused the last working version at frame 7')
  expect(toolbarMessage({ ...editing, state: 'stopped' })).toBe('Stopped the last working version')
  expect(toolbarMessage({ ...idle, problem: refused, state: 'running' })).toBe(
    'Compile error: the program is incomplete. Running the last working version',
  )
})

test('reports a changed initial state and how to apply it', () => {
  const changed = { ...idle, isStartChanged: true }
  expect(toolbarMessage({ ...changed, state: 'running' })).toMatch(/Press Restart to apply it/)
  expect(toolbarMessage({ ...changed, state: 'paused' })).toMatch(/Press Restart to apply it/)
})

test('reports a damaged link until something happens', () => {
  const lost = { ...idle, addressError: 'The program in this address is too long.' }
  expect(toolbarMessage(lost)).toBe('The program in this address is too long.')
  expect(toolbarMessage({ ...lost, state: 'running' })).toBe('Running')
})

test('asks to review shared code first', () => {
  expect(toolbarMessage({ ...idle, problem: refused, isForeign: true })).toMatch(/^This code comes from a shared link/)
})

test('shows loading before anything else', () => {
  expect(toolbarMessage({ ...idle, isWaiting: true, state: 'running' })).toBe('Loading …')
})

test('pauses on a press while running', () => {
  expect(playPress('running', false)).toBe('pause')
})

test.each(['idle', 'paused', 'stopped'] as const)('what is %s goes on', (state) => {
  expect(playPress(state, false)).toBe('continue')
})

test('starts over for a shared program and after a failed start', () => {
  expect(playPress('idle', true)).toBe('refresh')
  expect(playPress('failed', false)).toBe('refresh')
})
