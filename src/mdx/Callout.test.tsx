import { render, screen } from '@testing-library/react'
import { Callout, CalloutTitle } from './Callout'

test.each([
  ['note', 'Note'],
  ['info', 'Info'],
  ['tip', 'Tip'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
] as const)('the kind of a callout is said in words: %s', (type, name) => {
  render(<Callout type={type}>Text</Callout>)
  expect(screen.getByText(name)).toHaveClass('visuallyHidden')
})

test('the kind is said beside a title too', () => {
  render(
    <Callout type="danger">
      <CalloutTitle>Save first</CalloutTitle>
    </Callout>,
  )
  expect(screen.getByText('Danger')).toBeInTheDocument()
  expect(screen.getByText('Save first')).toBeVisible()
})

test('the plain callout has neither icon nor kind', () => {
  const { container } = render(<Callout>Text</Callout>)
  expect(container).toHaveTextContent(/^Text$/)
  expect(container.querySelector('svg')).toBeNull()
})
