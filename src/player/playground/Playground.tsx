import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { NewProject } from '../project/project'
import { openProject, FIRST_PROJECT } from '../project/projectList'
import type { Workspace } from '../project/workspace'
import { ForkNotice, Notices } from './Notices'
import { Item, ProjectActions } from './ProjectActions'
import { Toolbar } from './Toolbar'
import { useDialog, useGlobalKeys } from './useDialog'
import { useSharing, type Notice } from './useSharing'
import { useWorkspace, useWorkspaceView } from './useWorkspace'
import { Workbench } from './Workbench'
import * as styles from './PlaygroundApp.module.css'

type PlaygroundProps = {
  /** An empty code block for the editor. */
  code: ReactNode
}

/** Renders after the link and the stored projects are read. */
export function Playground({ code }: PlaygroundProps) {
  const { workspace, linkError } = useWorkspace()
  return <div className={styles.playground}>{workspace && <OpenPlayground {...{ workspace, linkError, code }} />}</div>
}

type OpenPlaygroundProps = PlaygroundProps & { workspace: Workspace; linkError: string }

function OpenPlayground({ workspace, linkError, code }: OpenPlaygroundProps) {
  const { list, opening, sprites, saveState, deleted, fork, unreadable } = useWorkspaceView(workspace)
  const project = openProject(list)
  const [notice, setNotice] = useState<Notice>()
  const { isBegun, begin, openOther, dialog } = useProjects(workspace, setNotice)
  const sharing = useSharing({ workspace, onNotice: setNotice, onImported: begin })
  useGlobalKeys({ onHelp: () => dialog.open('keys'), onSave: () => void workspace.save() })
  const chooser = useRef<HTMLInputElement>(null)
  const chooseZip = () => {
    dialog.close()
    chooser.current!.click()
  }
  const { Dialog } = dialog
  return (
    <>
      <Toolbar
        project={project}
        saveState={saveState}
        onRename={(name) => workspace.edit({ name })}
        rescue={<Item label="Download" onPress={() => void sharing.download()} />}
      >
        <ProjectActions
          onNew={() => begin(FIRST_PROJECT)}
          onDialog={dialog.open}
          onCopyLink={() => void sharing.copyLink()}
          onCopyMarkdown={() => void sharing.copyMarkdown()}
          onDownload={() => void sharing.download()}
          onImport={chooseZip}
        />
      </Toolbar>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Project as zip"
        accept=".zip,application/zip"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void sharing.importZip(file)
          // The same file can be chosen again
          target.value = ''
        }}
      />
      <Notices
        {...{ notice, deleted, linkError, unreadable }}
        onUndo={() => workspace.bringBack()}
        onDismiss={() => setNotice(undefined)}
      />
      <ForkNotice {...{ ...list, fork }} onOpen={openOther} onDismiss={() => workspace.dismissFork()} />
      <Workbench
        key={opening}
        {...{ project, sprites, code }}
        takesFocus={isBegun}
        onFiles={(files) => workspace.edit({ files })}
        onChooseSprites={(files) => void sharing.addFiles(files)}
        onRemoveSprite={sharing.removeSprite}
        onTrust={() => workspace.trust()}
        onPicture={(address) => workspace.savePicture(project.id, address)}
        onNotice={(message, undo) => setNotice({ message, action: undo && { label: 'Undo', act: undo } })}
      />
      {Dialog && (
        <Dialog
          name={dialog.name!}
          workspace={workspace}
          onBegin={begin}
          onOpen={openOther}
          onImport={chooseZip}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

/** Starting or opening a project closes the dialog; also whether focus then continues in the editor. */
function useProjects(workspace: Workspace, onNotice: (notice: Notice | undefined) => void) {
  const [isBegun, setBegun] = useState(false)
  const dialog = useDialog(() => onNotice({ message: 'Couldn’t load the dialog. Try again.' }))
  const turnTo = (open: () => void) => {
    // In one step, also outside of an event: the closing dialog restores focus, then the new editor takes it
    flushSync(() => {
      dialog.close()
      onNotice(undefined)
      setBegun(true)
      open()
    })
  }
  return {
    isBegun,
    dialog,
    begin: (beginning: NewProject) => turnTo(() => workspace.begin(beginning)),
    openOther: (id: string) => turnTo(() => workspace.openProject(id)),
  }
}
