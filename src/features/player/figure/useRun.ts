import { useState, useSyncExternalStore } from 'react'
import { openSession } from '../session'
import { ExampleRun } from './exampleRun'

/** The run of an example, and how far it has come. */
export function useRun() {
  const [run] = useState(() => new ExampleRun(openSession))
  const view = useSyncExternalStore(run.subscribe, () => run.view)
  return { run, view, isRunning: view.state === 'running' }
}
