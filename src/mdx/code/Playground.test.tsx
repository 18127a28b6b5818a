import { render, screen } from '@testing-library/react'
import { loadPlayer, type PlayerModule } from '../../player/loadPlayer'
import { Playground } from './Playground'

jest.mock('../../player/loadPlayer')

const loading = jest.mocked(loadPlayer)
const draw = () => render(<Playground>Read the examples.</Playground>)

test('shows its content until the playground loads', async () => {
  const App = ({ code }: { code: unknown }) => <p>{code ? 'Here' : ''}</p>
  loading.mockResolvedValue({ loadPlayground: () => Promise.resolve({ Playground: App }) } as unknown as PlayerModule)
  draw()
  expect(screen.getByText('Read the examples.')).toBeInTheDocument()
  expect(await screen.findByText('Here')).toBeInTheDocument()
  expect(screen.queryByText('Read the examples.')).toBeNull()
})

test('reports a failed playground and keeps its content', async () => {
  loading.mockRejectedValue(new Error('offline'))
  draw()
  expect(await screen.findByText(/^Couldn’t load the playground\./)).toHaveAttribute('role', 'status')
  expect(screen.getByText('Read the examples.')).toBeInTheDocument()
})
