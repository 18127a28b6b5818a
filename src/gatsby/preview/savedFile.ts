import fs from 'node:fs/promises'

/** The node of a file, as far as it matters here. */
type FileNode = { id: string; absolutePath: string; mtimeMs: number; internal: { contentDigest: string } }

/** What Gatsby is told when a node is to be made, touched or deleted. */
export type Mutation = { type: string; payload: readonly unknown[]; resolve?: (result: unknown) => void }

/** Longer than the pause in which the watcher of files tells of one change only. */
const SECOND_LOOK_MS = 120

/** Whether a file of the site was written, made or removed: what the watcher of files tells. */
export function isOfFile({ payload }: Mutation): boolean {
  return (payload[1] as { name?: string } | undefined)?.name === 'gatsby-source-filesystem'
}

/**
 * Looks at a file that was written once more, after the pause in which its watcher is deaf to it, and tells if it is another
 * one by then: a formatter may have written it again.
 */
export async function lookAgain(
  { type, payload }: Mutation,
  nodeOf: (file: string, id: string) => Promise<{ internal: { contentDigest: string } }>,
  tell: (mutation: Mutation) => void,
): Promise<void> {
  const [node, ...others] = payload as [FileNode]
  if (type !== 'createNode' || !node.absolutePath) return
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS))
  // It may be gone meanwhile, which the watcher tells
  const now = await fs.stat(node.absolutePath).catch(() => undefined)
  if (!now || now.mtimeMs === node.mtimeMs) return
  const again = await nodeOf(node.absolutePath, node.id)
  if (again.internal.contentDigest !== node.internal.contentDigest) tell({ type, payload: [again, ...others] })
}
