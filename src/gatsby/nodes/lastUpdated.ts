import { execFileSync } from 'node:child_process'

/** The last commit of each content file: path → epoch ms. Empty without git. */
export function lastUpdatedTimes(): Map<string, number> {
  try {
    const log = execFileSync('git', ['log', '--format=@%at', '--name-only', '--relative', '--', 'content'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return timesFromGitLog(log)
  } catch {
    return new Map()
  }
}

/** Parses `git log --format=@%at --name-only`, newest first. */
export function timesFromGitLog(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let commitTimeMs = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) commitTimeMs = Number(line.slice(1)) * 1000
    else if (line.startsWith('content/')) {
      const filePath = line.slice('content/'.length)
      if (!times.has(filePath)) times.set(filePath, commitTimeMs)
    }
  }
  return times
}
