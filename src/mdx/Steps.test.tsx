import { render, screen } from '@testing-library/react'
import { assertStepLevel, Step, Steps } from './Steps'

test('steps are an ordered list', () => {
  render(
    <Steps>
      <Step title="Draw">Text</Step>
      <Step title="Run">Text</Step>
    </Steps>,
  )
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a title is a heading of level 2 unless the step says otherwise', () => {
  render(<Step title="Draw">Text</Step>)
  expect(screen.getByRole('heading', { level: 2, name: 'Draw' })).toBeVisible()
})

test.each([2, 3, 4, 5, 6])('a title may be a heading of level %i', (level) => {
  render(
    <Step title="Draw" titleLevel={level}>
      Text
    </Step>,
  )
  expect(screen.getByRole('heading', { level, name: 'Draw' })).toBeVisible()
})

test.each([1, 7, 0, 2.5])('level %d is invalid', (level) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() =>
    render(
      <Step title="Draw" titleLevel={level}>
        Text
      </Step>,
    ),
  ).toThrow(new Error('Invalid.'))
  jest.restoreAllMocks()
})

test('an element as title is drawn as it is', () => {
  render(<Step title={<h5>Draw</h5>}>Text</Step>)
  expect(screen.getByRole('heading', { level: 5, name: 'Draw' })).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test.each([2, 3, 4, 5, 6])('level %d can start a step', (level) => {
  expect(() => assertStepLevel(level)).not.toThrow()
})

test.each([0, 1, 7, 2.5, NaN])('level %d is invalid', (level) => {
  expect(() => assertStepLevel(level)).toThrow(new Error('Invalid.'))
})
