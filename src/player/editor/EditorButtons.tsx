import { useState } from 'react'
import { navigate } from 'gatsby'
import { useCopied } from '../../dom/useCopied'
import { isSamePage } from '../../lib/address/paths'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { PLAYGROUND_PATH } from '../../site/unlistedPages'
import { LiveMessage } from '../../ui/LiveMessage'
import type { HandedProject } from '../project/openedLink'
import { editHash } from '../project/editAddress'
import { useUnsavedEdits } from '../project/editedPrograms'
import { exampleProject, type ExampleFiles } from '../project/exampleProject'
import { SAVE_STATE_TEXTS } from '../project/saveState'
import * as styles from './Editor.module.css'

const FAILURES = {
  tooLong: 'This program is too long for a link. Copy the code instead.',
  notCopied: 'Couldn’t copy.',
}

type LinkButtonProps = {
  /** Index of the code block on the page, from 0. */
  program: number
  text: string
}

/** The link opens the page with this text. */
export function LinkButton({ program, text }: LinkButtonProps) {
  const { state, copy } = useCopied()
  const [failure, setFailure] = useState<keyof typeof FAILURES>('notCopied')
  const address = async () => {
    setFailure('notCopied')
    const hash = await editHash(program, text)
    if (hash) return `${window.location.origin}${window.location.pathname}${hash}`
    setFailure('tooLong')
    throw new Error(FAILURES.tooLong)
  }
  const message = { idle: '', copied: 'Link copied', failed: FAILURES[failure] }[state]
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => void copy(address())}>
        {message || 'Copy link'}
      </button>
      <LiveMessage>{message}</LiveMessage>
    </>
  )
}

/** The project is named after its page; renders nothing on the playground itself. */
export function PlaygroundButton({ example }: { example: ExampleFiles }) {
  if (isSamePage(window.location.pathname, PLAYGROUND_PATH, __BASE_PATH__)) return null
  const open = () => {
    const project = exampleProject(pageTitle(), example)
    void navigate(PLAYGROUND_PATH, { state: { project } satisfies HandedProject })
  }
  return (
    <button type="button" className={styles.tool} onClick={open}>
      Open in the playground
    </button>
  )
}

const pageTitle = () => document.querySelector('article h1')?.textContent ?? ''

const loadDownloads = memoizedLoad(() => import(/* webpackChunkName: "playground-share" */ '../project/downloads'))

type UnsavedNoticeProps = { example: ExampleFiles; onNotice: (message: string) => void }

/** Reports that browser storage rejects the user's edits, and offers the example as a project. */
export function UnsavedNotice({ example, onNotice }: UnsavedNoticeProps) {
  const unsaved = useUnsavedEdits()
  const download = async () => {
    const loaded = await loadDownloads().catch(() => undefined)
    const project = { ...exampleProject(pageTitle(), example), sprites: [] }
    onNotice((await loaded?.downloadProject(project)) ?? 'Couldn’t load the download. Try again.')
  }
  return (
    <>
      {unsaved && (
        <button type="button" className={styles.tool} onClick={() => void download()}>
          Download project (.zip)
        </button>
      )}
      <p role="alert" className={styles.unsaved}>
        {unsaved && `${SAVE_STATE_TEXTS[unsaved]}. Your changes last until you close this tab.`}
      </p>
    </>
  )
}
