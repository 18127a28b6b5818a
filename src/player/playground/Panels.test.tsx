import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { panelProps, Panels } from './Panels'

function Sample() {
  const [selected, setSelected] = useState('log')
  const panels = [
    { id: 'code', label: 'Code' },
    { id: 'log', label: 'Log', content: 'Nothing logged' },
    { id: 'keys', label: 'Keys', content: 'No keys' },
  ]
  return (
    <>
      <Panels id="p" label="Program" panels={panels} selected={selected} onSelect={setSelected} />
      <div {...panelProps('p', 'code', selected)}>The editor</div>
    </>
  )
}

test('arrow keys select the next tab, around the end', async () => {
  render(<Sample />)
  expect(screen.getByRole('tabpanel', { name: 'Log' })).toHaveTextContent('Nothing logged')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Keys' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Keys' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Code' })).toHaveTextContent('The editor')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true')
})
