import { toolbarButtons } from './toolbarButtons'
import { IDLE_TOOLBAR } from './toolbarState'

const labels = (facts: object, bar: object = {}) =>
  toolbarButtons({ program: '0', ...facts }, { ...IDLE_TOOLBAR, ...bar }).map(({ label }) => label)

test('offers only Edit for a still picture', () => {
  expect(labels({})).toEqual(['Edit'])
})

test.each([{ moves: true }, { reads: true }])('offers Play for what changes with time or input: %j', (facts) => {
  expect(labels(facts)).toEqual(['Play', 'Step', 'Restart', 'Edit', 'Fullscreen'])
})

test('a panel of output has no fullscreen', () => {
  expect(labels({ moves: true, output: '0 Hello', label: 'Run' })).toEqual(['Run', 'Step', 'Restart', 'Edit'])
})

test('offers Play and Reset for an edited program', () => {
  expect(labels({}, { isEdited: true })).toEqual(['Play', 'Step', 'Restart', 'Edit', 'Reset', 'Fullscreen'])
})

test('offers Step for what moves', () => {
  expect(labels({ label: 'Run this step' })).toEqual(['Edit'])
  expect(labels({ label: 'Run this step', moves: true })).toEqual([
    'Run this step',
    'Step',
    'Restart',
    'Edit',
    'Fullscreen',
  ])
})

test('toggles Pause, Done and Reset', () => {
  expect(labels({ moves: true }, { state: 'running', isEditing: true, isEdited: true })).toEqual([
    'Pause',
    'Step',
    'Restart',
    'Done',
    'Reset',
    'Fullscreen',
  ])
})
