import { availableParallelism } from 'node:os'

/** With fewer pages, a further worker takes longer to start than it saves. */
const MANY_PAGES = 150

/**
 * Gatsby starts one worker less than there are cores. Its main process, for which it leaves the core, is idle while
 * workers run queries and render pages.
 */
export function takeAllCores(pages: number, env = process.env, cores = availableParallelism()) {
  if (pages >= MANY_PAGES && cores > 1) env.GATSBY_CPU_COUNT ??= String(cores + 1)
}
