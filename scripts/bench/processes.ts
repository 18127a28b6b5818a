import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { atExit } from './atExit'

const KILL_AFTER_MS = 10_000
const REPORTED_LINES = 30

export type Running = {
  group: number
  /** Exit code; null if killed. */
  ended: Promise<number | null>
  lastLines: () => string
  stop: () => Promise<void>
}

/** Starts a process group, which is killed when this script ends. */
export function startCommand(folder: string, command: string, ...args: string[]): Running {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: authorsEnvironment(folder),
  })
  let output = ''
  const note = (part: Buffer) => {
    output = (output + part.toString()).slice(-20_000)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const group = child.pid!
  const forget = atExit(() => signalGroup(group, 'SIGKILL'))
  const lastLines = () => output.trimEnd().split('\n').slice(-REPORTED_LINES).join('\n')
  const stop = async () => {
    await stopGroup(group)
    // The id may be reused
    forget()
  }
  return { group, ended, lastLines, stop }
}

/** On failure or timeout, throws with the command's output. */
export async function runCommand(what: string, limitMs: number, running: Running): Promise<void> {
  const code = await withinLimit(what, limitMs, running, running.ended)
  await running.stop()
  if (code !== 0) throw new Error(`${what} failed with code ${code}. Last output:\n${running.lastLines()}`)
}

/** Throws on timeout, or if the command ends first. */
export async function withinLimit<T>(what: string, limitMs: number, running: Running, awaited: Promise<T>): Promise<T> {
  const clock = new AbortController()
  const late = sleep(limitMs, undefined, { signal: clock.signal }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1000} s. Last output:\n${running.lastLines()}`)
  })
  const early = running.ended.then(async () => {
    // The end itself may be what the caller waits for
    await sleep(1000, undefined, { signal: clock.signal })
    throw new Error(`${what} ended too early. Last output:\n${running.lastLines()}`)
  })
  try {
    return await Promise.race([awaited, late, early])
  } finally {
    for (const unneeded of [late, early]) unneeded.catch(() => undefined)
    clock.abort()
  }
}

/** The environment of a local machine, without telemetry; Gatsby behaves differently in CI. */
function authorsEnvironment(folder: string): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    XDG_CONFIG_HOME: `${folder}.config`,
  }
  delete environment.CI
  return environment
}

async function stopGroup(group: number) {
  signalGroup(group, 'SIGTERM')
  for (let waitedMs = 0; waitedMs < KILL_AFTER_MS && signalGroup(group, 0); waitedMs += 100) await sleep(100)
  signalGroup(group, 'SIGKILL')
}

/** Returns false if the group is gone. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}
