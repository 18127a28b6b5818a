import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withFile, withoutFile, type ProjectFile } from '../project/project'
import { FileList } from './FileList'

function Sample() {
  const [files, setFiles] = useState<readonly ProjectFile[]>([{ path: 'src/lib.rs', text: '' }])
  const [openPath, setOpenPath] = useState('src/lib.rs')
  return (
    <FileList
      isCollapsible
      name="Pong"
      files={files}
      openPath={openPath}
      onOpen={setOpenPath}
      onAdd={(file) => {
        setFiles(withFile(files, file))
        setOpenPath(file.path)
      }}
      onRemove={(path) => setFiles(withoutFile(files, path))}
      sprites={null}
    />
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openFile = () => screen.getByRole('navigation', { name: 'Files' }).querySelector('[aria-current]')

test('adds turbo.toml once, and opens it', async () => {
  render(<Sample />)
  await press('+ turbo.toml')
  expect(openFile()).toHaveAccessibleName('turbo.toml')
  expect(screen.queryByRole('button', { name: '+ turbo.toml' })).toBeNull()
  await press('Remove turbo.toml')
  expect(screen.getByRole('button', { name: '+ turbo.toml' })).toBeInTheDocument()
})

test('the program cannot be removed', () => {
  render(<Sample />)
  expect(screen.queryByRole('button', { name: 'Remove src/lib.rs' })).toBeNull()
})

test('names a new shader, refuses unsafe and taken names, and Escape adds none', async () => {
  render(<Sample />)
  await press('+ Add shader')
  const name = screen.getByRole('textbox', { name: 'Name of the shader' })
  expect(name).toHaveValue('effect')
  await userEvent.clear(name)
  await userEvent.type(name, '../x{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Use letters, digits, - and _.')
  await userEvent.clear(name)
  await userEvent.type(name, 'crt{Enter}')
  expect(openFile()).toHaveAccessibleName('shaders/crt.wgsl')
  await press('+ Add shader')
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), 'crt{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('This name is taken.')
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('button', { name: /^shaders\// })).toHaveLength(1)
})

test('collapses to a button, which opens it again', async () => {
  render(<Sample />)
  await press('Files')
  expect(screen.queryByRole('button', { name: 'src/lib.rs' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Files' })).toHaveAttribute('aria-expanded', 'false')
  await press('Files')
  expect(screen.getByRole('button', { name: 'src/lib.rs' })).toBeInTheDocument()
})
