import { useState, type ReactNode } from 'react'
import { CrossIcon, ListIcon, MEDIUM_ICON_PX, SMALL_ICON_PX } from '../../ui/Icon'
import { SETTINGS_PATH, SHADER_FOLDER, type ProjectFile } from '../project/project'
import { firstSettings, FIRST_SHADER, freeShaderName, isRemovable, lacksSettings, shaderPath } from './fileList'
import * as styles from './FileList.module.css'

type FileListProps = {
  /** Whether it is a column, which can be collapsed. */
  isCollapsible: boolean
  name: string
  files: readonly ProjectFile[]
  openPath: string
  onOpen: (path: string) => void
  onAdd: (file: ProjectFile) => void
  onRemove: (path: string) => void
  sprites: ReactNode
}

export function FileList(props: FileListProps) {
  const { isCollapsible, name, files, openPath, onOpen, onAdd, onRemove, sprites } = props
  const [isOpen, setOpen] = useState(true)
  const [isNaming, setNaming] = useState(false)
  const row = ({ path }: ProjectFile, label = path) => (
    <li key={path} className={styles.row}>
      <button
        type="button"
        className={styles.file}
        aria-current={path === openPath || undefined}
        aria-label={path}
        onClick={() => onOpen(path)}
      >
        {label}
      </button>
      {isRemovable(path) && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${path}`}
          title="Remove"
          onClick={() => onRemove(path)}
        >
          <CrossIcon size={SMALL_ICON_PX} />
        </button>
      )}
    </li>
  )
  const shaders = files.filter(({ path }) => path.startsWith(SHADER_FOLDER))
  const toggle = <ListToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
  if (isCollapsible && !isOpen) return toggle
  return (
    <nav aria-label="Files" className={styles.list}>
      {isCollapsible && toggle}
      <ul>
        {files.filter((file) => !shaders.includes(file)).map((file) => row(file))}
        {lacksSettings(files) && (
          <li>
            <button
              type="button"
              className={styles.add}
              onClick={() => onAdd({ path: SETTINGS_PATH, text: firstSettings(name) })}
            >
              + turbo.toml
            </button>
          </li>
        )}
      </ul>
      {sprites}
      <h2>shaders/</h2>
      <ul>
        {shaders.map((file) => row(file, file.path.slice(SHADER_FOLDER.length)))}
        <li>
          {isNaming ? (
            <ShaderName
              files={files}
              onDone={(path) => {
                setNaming(false)
                if (path !== undefined) onAdd({ path, text: FIRST_SHADER })
              }}
            />
          ) : (
            <button type="button" className={styles.add} onClick={() => setNaming(true)}>
              + Add shader
            </button>
          )}
        </li>
      </ul>
    </nav>
  )
}

type ListToggleProps = { isOpen: boolean; onToggle: () => void }

function ListToggle({ isOpen, onToggle }: ListToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Files"
      aria-expanded={isOpen}
      title={isOpen ? 'Hide files' : 'Show files'}
      onClick={onToggle}
    >
      <ListIcon size={MEDIUM_ICON_PX} />
    </button>
  )
}

type ShaderNameProps = { files: readonly ProjectFile[]; onDone: (path: string | undefined) => void }

function ShaderName({ files, onDone }: ShaderNameProps) {
  const [name, setName] = useState(() => freeShaderName(files))
  const [error, setError] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const made = shaderPath(name, files)
        if ('error' in made) setError(made.error)
        else onDone(made.path)
      }}
    >
      <input
        className={styles.name}
        aria-label="Name of the shader"
        value={name}
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the pressed button
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => onDone(undefined)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(undefined)
        }}
      />
      <span role="status" className={styles.error}>
        {error}
      </span>
    </form>
  )
}
