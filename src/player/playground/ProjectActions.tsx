import { Menu } from './Menu'
import { expectDialog } from './useDialog'
import type { DialogName } from './dialogs'
import * as styles from './Toolbar.module.css'

type ProjectActionsProps = {
  onNew: () => void
  onDialog: (name: DialogName) => void
  onCopyLink: () => void
  onCopyMarkdown: () => void
  onDownload: () => void
  onImport: () => void
}

/** The buttons at the end of the toolbar. */
export function ProjectActions(props: ProjectActionsProps) {
  const { onNew, onDialog, onCopyLink, onCopyMarkdown, onDownload, onImport } = props
  return (
    <>
      <Item label="New" onPress={onNew} />
      <Item label="Examples" isDialog onPress={() => onDialog('examples')} />
      <Item label="Projects" isDialog onPress={() => onDialog('projects')} />
      <Menu label="Share">
        <Item label="Copy link" onPress={onCopyLink} />
        <Item label="Copy as Markdown" onPress={onCopyMarkdown} />
      </Menu>
      <Menu label="Download">
        <Item label="Download project (.zip)" onPress={onDownload} />
        <Item label="Import a project (.zip)" onPress={onImport} />
        <Item label="Keyboard shortcuts" isDialog onPress={() => onDialog('keys')} />
      </Menu>
    </>
  )
}

type ItemProps = { label: string; isDialog?: boolean; onPress: () => void }

export function Item({ label, isDialog, onPress }: ItemProps) {
  const expect = isDialog ? { onPointerEnter: expectDialog, onFocus: expectDialog } : {}
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      onClick={onPress}
      {...expect}
    >
      {label}
    </button>
  )
}
