import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { SIDE_BY_SIDE_QUERY } from '../../lib/viewport/breakpoints'
import type { EditorRequest } from '../editor/CodeMirrorEditor'
import {
  PROGRAM_PATH,
  textOf,
  withFile,
  withoutFile,
  type Project,
  type ProjectFile,
  type SpriteFile,
} from '../project/project'
import { useOutOfSight } from '../run/useRun'
import { CodePane, type FileRequest } from './CodePane'
import { FileList } from './FileList'
import { panelProps, Panels } from './Panels'
import { playedPanels } from './playedPanels'
import { SpriteRows } from './SpriteRows'
import { Stage } from './Stage'
import { useFileDrop } from './useFileDrop'
import { useMediaQuery } from './useMediaQuery'
import { usePlaygroundKeys } from './usePlaygroundKeys'
import { useProjectRun } from './useProjectRun'
import { useSplit } from './useSplit'
import * as styles from './Workbench.module.css'

type WorkbenchProps = {
  project: Project
  /** Undefined while they are read. */
  sprites: readonly SpriteFile[] | undefined
  /** An empty code block, which the editor fills. */
  code: ReactNode
  /** Whether the editor takes focus when it mounts. */
  takesFocus: boolean
  onFiles: (files: readonly ProjectFile[]) => void
  onChooseSprites: (files: readonly File[]) => void
  onRemoveSprite: (path: string) => void
  /** The user runs a program from a shared link. */
  onTrust: () => void
  /** The picture of the last frame changed. */
  onPicture: (address: string) => void
  onNotice: (message: string, undo?: () => void) => void
}

/** Side by side, or stacked in the order in which they are rendered. */
export function Workbench(props: WorkbenchProps) {
  const { project, sprites, code, takesFocus, onFiles, onTrust, onPicture, onNotice } = props
  const { onChooseSprites, onRemoveSprite } = props
  const program = useProjectRun({ project, sprites, onTrust, onPicture })
  const { decoded, stage } = program
  const spriteNames = useMemo(() => [...(decoded.sprites?.keys() ?? [])], [decoded.sprites])
  const files = useFiles(project.files, onFiles)
  const isWide = useMediaQuery(SIDE_BY_SIDE_QUERY)
  const [wide, setWide] = useState('problems')
  const id = useId()
  const panel = isWide ? wide : files.panel
  const { percent, isDragged, separator } = useSplit()
  const { isOver, drop } = useFileDrop(onChooseSprites)
  const bench = useRef<HTMLDivElement>(null)
  usePlaygroundKeys({ bench, onPlay: program.press })
  const list = (
    <div key="files" className={styles.files} {...(!isWide && panelProps(id, 'files', panel))}>
      <FileList
        isCollapsible={isWide}
        name={project.name}
        files={project.files}
        openPath={files.openPath}
        onOpen={files.open}
        onAdd={files.add}
        onRemove={(path) => onNotice(`Removed ${path}.`, files.remove(path))}
        sprites={
          <SpriteRows
            files={sprites ?? NO_FILES}
            decoded={decoded}
            onChoose={onChooseSprites}
            onRemove={onRemoveSprite}
            onInsert={(name) => files.ask(PROGRAM_PATH, { insert: `sprite!("${name}", x = 0, y = 0);` })}
          />
        }
      />
    </div>
  )
  const editor = (
    <div key="code" className={styles.editor} {...(!isWide && panelProps(id, 'code', panel))}>
      <CodePane
        {...{ code, takesFocus, spriteNames, onNotice }}
        files={project.files}
        openPath={files.openPath}
        diagnostics={program.diagnostics}
        request={files.request}
        onChange={(file) => {
          // The worker draws while the page colors the text
          if (file.path === PROGRAM_PATH) program.show(file.text)
          files.change(file)
        }}
        onLeave={() => stage.playButton.current?.focus()}
      />
    </div>
  )
  const played = (
    <PlayedPane
      key="played"
      {...{ id, program, isWide, panel }}
      onPanel={isWide ? setWide : files.setPanel}
      onAsk={files.ask}
    />
  )
  const columns = `auto minmax(0, ${100 - percent}fr) 9px minmax(0, ${percent}fr)`
  return (
    <div
      ref={bench}
      className={styles.bench}
      data-over={isOver || undefined}
      data-dragged={isDragged || undefined}
      style={isWide ? { gridTemplateColumns: columns } : {}}
      {...drop}
    >
      {isWide
        ? [list, editor, <div key="separator" {...separator} className={styles.separator} />, played]
        : [played, list, editor]}
    </div>
  )
}

type PlayedPaneProps = {
  /** Prefix of element ids. */
  id: string
  program: ReturnType<typeof useProjectRun>
  isWide: boolean
  panel: string
  onPanel: (panel: string) => void
  onAsk: (path: string, wanted: EditorRequest) => void
}

/** Includes the tabs below the picture. */
function PlayedPane({ id, program, isWide, panel, onPanel, onAsk }: PlayedPaneProps) {
  const { stage, rows, canvas } = program
  const isRunning = stage.view.state === 'running'
  const played = playedPanels({
    ...stage,
    rows,
    onShow: ({ path, start }) => onAsk(path, { at: start }),
    onFix: ({ path, fix }) => {
      if (fix) onAsk(path, { insert: fix.text, from: fix.span.start, to: fix.span.end })
    },
  })
  return (
    <div className={styles.played}>
      <Stage
        {...stage}
        resolution={program.resolution}
        ref={program.setCanvas}
        onPlay={() => {
          program.press()
          if (!isRunning) stage.input.takeKeys()
        }}
      />
      {canvas && <PauseOutOfView canvas={canvas} onLeft={isRunning ? stage.run.pause : undefined} />}
      <Panels
        id={id}
        label={isWide ? 'Program' : 'Project'}
        panels={isWide ? played : [...NARROW_PANELS, ...played]}
        selected={panel}
        onSelect={onPanel}
      />
    </div>
  )
}

const NARROW_PANELS = [
  { id: 'code', label: 'Code' },
  { id: 'files', label: 'Files' },
]
const NO_FILES: readonly SpriteFile[] = []

/** The open file, requests to its editor, and changes of the list. */
function useFiles(files: readonly ProjectFile[], onFiles: (files: readonly ProjectFile[]) => void) {
  const [wantedPath, setPath] = useState(PROGRAM_PATH)
  const [request, setRequest] = useState<FileRequest>()
  /** The selected panel of a narrow window. */
  const [panel, setPanel] = useState('code')
  // Undo may come much later
  const latest = useRef(files)
  latest.current = files
  const change = (file: ProjectFile) => onFiles(withFile(latest.current, file))
  const open = (path: string) => {
    setPath(path)
    setPanel('code')
  }
  return {
    openPath: textOf(files, wantedPath) === undefined ? PROGRAM_PATH : wantedPath,
    request,
    panel,
    setPanel,
    open,
    change,
    add: (file: ProjectFile) => {
      change(file)
      open(file.path)
    },
    /** Opens a file and passes a request to its editor. */
    ask: (path: string, wanted: EditorRequest) => {
      open(path)
      setRequest({ path, wanted })
    },
    /** Returns a function that restores the file. */
    remove: (path: string) => {
      const text = textOf(files, path) ?? ''
      onFiles(withoutFile(files, path))
      return () => change({ path, text })
    },
  }
}

type PauseOutOfViewProps = { canvas: HTMLCanvasElement; onLeft: (() => void) | undefined }

/** Pauses a game out of view. */
function PauseOutOfView({ canvas, onLeft }: PauseOutOfViewProps) {
  useOutOfSight(canvas.parentElement!, onLeft)
  return null
}
