import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { NewProject } from '../project/project'
import { openProject } from '../project/projectList'
import type { Workspace } from '../project/workspace'

/** What happened last, and a possible action. */
export type Notice = { message: string; action?: { label: string; act: () => void } | undefined }

const loadShare = memoizedLoad(() => import(/* webpackChunkName: "playground-share" */ './share'))
const loadDownloads = memoizedLoad(() => import(/* webpackChunkName: "playground-share" */ '../project/downloads'))
const loadAddSprites = memoizedLoad(() => import(/* webpackChunkName: "playground-share" */ './addSprites'))

type SharingParts = {
  workspace: Workspace
  onNotice: (notice: Notice | undefined) => void
  onImported: (project: NewProject) => void
}

const NOT_LOADED = 'Couldn’t load a part of the playground. Try again.'

/** Moves projects and files in and out of the playground; modules load on demand. */
export function useSharing({ workspace, onNotice, onImported }: SharingParts) {
  const current = () => {
    const { list, sprites = [] } = workspace.view
    const { name, files } = openProject(list)
    return { name, files, sprites }
  }
  /** Performs an action and reports its result. */
  const report = async (act: () => Promise<Notice | undefined>) => {
    onNotice(await act().catch(() => ({ message: NOT_LOADED })))
  }
  const download = () => report(async () => ({ message: await (await loadDownloads()).downloadProject(current()) }))
  const importZip = (file: File) =>
    report(async () => {
      const read = await (await loadDownloads()).readProjectZip(file)
      if ('error' in read) return { message: read.error }
      onImported(read.project)
      return read.message ? { message: read.message } : undefined
    })
  return {
    download,
    importZip,
    copyLink: () =>
      report(async () => {
        const { message, isTooLong } = await (await loadShare()).copyLink(current())
        return { message, ...(isTooLong && { action: { label: 'Download (.zip)', act: () => void download() } }) }
      }),
    copyMarkdown: () => report(async () => (await loadShare()).copyMarkdown(current())),
    removeSprite: (path: string) => {
      const { sprites } = current()
      const removed = sprites.filter((sprite) => sprite.path === path)
      workspace.setSprites(sprites.filter((sprite) => !removed.includes(sprite)))
      const undo = () => workspace.setSprites([...current().sprites, ...removed])
      onNotice({ message: `Removed ${path}.`, action: { label: 'Undo', act: undo } })
    },
    /** Adds dropped or chosen pictures; a zip is imported. */
    addFiles: (files: readonly File[]) => {
      const zip = files.find(({ name }) => name.toLowerCase().endsWith('.zip'))
      if (zip) return importZip(zip)
      return report(async () => {
        const { withChosen } = await loadAddSprites()
        const { sprites, added, errors } = await withChosen(current().sprites, files)
        if (added.length > 0) workspace.setSprites(sprites)
        return errors.length > 0 ? { message: errors.join(' ') } : undefined
      })
    },
  }
}
