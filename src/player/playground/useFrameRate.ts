import { useEffect, useState } from 'react'
import type { ExampleRun } from '../run/exampleRun'

const INTERVAL_MS = 1_000

/** Measured every second; undefined until then and while paused. */
export function useFrameRate(run: Pick<ExampleRun, 'frame'>, isRunning: boolean): number | undefined {
  const [rate, setRate] = useState<number>()
  useEffect(() => {
    if (!isRunning) return undefined
    let last = { frame: run.frame, time: performance.now() }
    const timer = setInterval(() => {
      const now = { frame: run.frame, time: performance.now() }
      setRate(Math.max(0, Math.round(((now.frame - last.frame) * 1000) / (now.time - last.time))))
      last = now
    }, INTERVAL_MS)
    return () => {
      clearInterval(timer)
      setRate(undefined)
    }
  }, [run, isRunning])
  return rate
}
