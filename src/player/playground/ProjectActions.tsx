import { SIDE_BY_SIDE_QUERY } from '../../lib/viewport/breakpoints'
import { Menu } from './Menu'
import { prefetchDialogs } from './useDialog'
import type { DialogName } from './dialogs'
import { useMediaQuery } from './useMediaQuery'
import * as styles from './Toolbar.module.css'

type ProjectActionsProps = {
  onNew: () => void
  onDialog: (name: DialogName) => void
  onCopyLink: () => void
  onCopyMarkdown: () => void
  onDownload: () => void
  onImport: () => void
}

/** One menu in narrow windows. */
export function ProjectActions(props: ProjectActionsProps) {
  const { onNew, onDialog, onCopyLink, onCopyMarkdown, onDownload, onImport } = props
  const isWide = useMediaQuery(SIDE_BY_SIDE_QUERY)
  const first = (
    <>
      <Item label="New" onPress={onNew} />
      <Item label="Examples" isDialog onPress={() => onDialog('examples')} />
      <Item label="Projects" isDialog onPress={() => onDialog('projects')} />
    </>
  )
  const share = (
    <>
      <Item label="Copy link" onPress={onCopyLink} />
      <Item label="Copy as Markdown" onPress={onCopyMarkdown} />
    </>
  )
  const download = (
    <>
      <Item label="Download project (.zip)" onPress={onDownload} />
      <Item label="Import a project (.zip)" onPress={onImport} />
      <Item label="Keyboard shortcuts" isDialog onPress={() => onDialog('keys')} />
    </>
  )
  if (!isWide) {
    return (
      <Menu label="Project" onIntent={prefetchDialogs}>
        {first}
        {share}
        {download}
      </Menu>
    )
  }
  return (
    <>
      {first}
      <Menu label="Share">{share}</Menu>
      <Menu label="Download">{download}</Menu>
    </>
  )
}

type ItemProps = { label: string; isDialog?: boolean; onPress: () => void }

export function Item({ label, isDialog, onPress }: ItemProps) {
  const expect = isDialog ? { onPointerEnter: prefetchDialogs, onFocus: prefetchDialogs } : {}
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
