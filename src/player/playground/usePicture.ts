import { useEffect, useRef } from 'react'
import type { ExampleRun, RunView } from '../run/exampleRun'

/** A picture of the last frame is taken once nothing has changed for this long. */
const STILL_MS = 1_200

type PictureParts = {
  canvas: HTMLCanvasElement | null
  run: ExampleRun
  view: RunView
  isOwn: boolean
  onPicture: (address: string) => void
}

/** Takes a picture of the last frame while nothing changes, and when the project is closed. */
export function usePicture({ canvas, run, view, isOwn, onPicture }: PictureParts) {
  const latest = useRef({ isOwn, onPicture })
  latest.current = { isOwn, onPicture }
  useEffect(() => {
    if (!canvas) return undefined
    const take = () => {
      void run.showing.then(() => {
        if (latest.current.isOwn && run.hasPicture) latest.current.onPicture(canvas.toDataURL())
      })
    }
    const timer = setTimeout(take, STILL_MS)
    return () => clearTimeout(timer)
  }, [canvas, run, view])
}
