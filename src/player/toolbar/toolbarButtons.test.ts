import { toolbarButtons } from './toolbarButtons'
import { IDLE_TOOLBAR } from './toolbarState'

const labels = (facts: object, bar: object = {}) =>
  toolbarButtons({ program: '0', ...facts }, { ...IDLE_TOOLBAR, ...bar }).map(({ label }) => label)

test('what stays as it is can only be edited', () => {
  expect(labels({})).toEqual(['Edit'])
})

test.each([{ moves: true }, { reads: true }])('what changes with time or input can be played: %j', (facts) => {
  expect(labels(facts)).toEqual(['Play', 'Step', 'Restart', 'Edit', 'Fullscreen'])
})

test('what was edited may change with time, and can be reset', () => {
  expect(labels({}, { isEdited: true })).toEqual(['Play', 'Step', 'Restart', 'Edit', 'Reset', 'Fullscreen'])
})

test('a step is run where something moves', () => {
  expect(labels({ label: 'Run this step' })).toEqual(['Edit'])
  expect(labels({ label: 'Run this step', moves: true })).toEqual([
    'Run this step',
    'Step',
    'Restart',
    'Edit',
    'Fullscreen',
  ])
})

test('what runs can be paused, what is edited be done, what was edited be reset', () => {
  expect(labels({ moves: true }, { state: 'running', isEditing: true, isEdited: true })).toEqual([
    'Pause',
    'Step',
    'Restart',
    'Done',
    'Reset',
    'Fullscreen',
  ])
})
