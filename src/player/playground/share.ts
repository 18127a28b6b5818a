import type { ProjectFile, SpriteFile } from '../project/project'
import { MAX_LINK_LENGTH, projectHash, projectMarkdown } from '../project/shareLink'

type Shared = { name: string; files: readonly ProjectFile[]; sprites: readonly SpriteFile[] }

const TOO_LONG = `This project is too large for a link, which has at most ${MAX_LINK_LENGTH.toLocaleString('en')} characters. Share the zip instead.`

async function linkOf(project: Shared): Promise<string | undefined> {
  const hash = await projectHash(project)
  return hash && `${window.location.origin}${window.location.pathname}${hash}`
}

/** Returns the message to show, and whether the zip is the alternative. */
export async function copyLink(project: Shared): Promise<{ message: string; isTooLong?: boolean }> {
  const link = linkOf(project)
  if ((await link) === undefined) return { message: TOO_LONG, isTooLong: true }
  return copied(
    link.then((text) => text!),
    'Link copied. It contains the whole project.',
  )
}

/** Includes a link if there is space for one. */
export async function copyMarkdown(project: Shared): Promise<{ message: string }> {
  return copied(
    linkOf(project).then((link) => projectMarkdown(project.name, project.files, link)),
    'Copied as Markdown.',
  )
}

async function copied(text: Promise<string>, message: string): Promise<{ message: string }> {
  try {
    await navigator.clipboard.writeText(await text)
    return { message }
  } catch {
    return { message: 'Couldn’t copy. Allow access to the clipboard and try again.' }
  }
}
