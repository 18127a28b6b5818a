import type { NewProject } from '../project/project'
import type { Workspace } from '../project/workspace'
import { ExamplesDialog } from './ExamplesDialog'
import { KeysDialog } from './KeysDialog'
import { ProjectsDialog } from './ProjectsDialog'

export type DialogName = 'examples' | 'projects' | 'keys'

type PlaygroundDialogProps = {
  name: DialogName
  workspace: Workspace
  onBegin: (beginning: NewProject) => void
  onOpen: (id: string) => void
  onImport: () => void
  onClose: () => void
}

/** All dialogs are one chunk, loaded when a button is approached. */
export function PlaygroundDialog({ name, workspace, onBegin, onOpen, onImport, onClose }: PlaygroundDialogProps) {
  if (name === 'examples') return <ExamplesDialog onChoose={onBegin} onClose={onClose} />
  if (name === 'projects') return <ProjectsDialog {...{ workspace, onOpen, onImport, onClose }} />
  return <KeysDialog onClose={onClose} />
}
