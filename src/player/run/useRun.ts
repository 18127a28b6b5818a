import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { PlayerInput } from '../input/usePlayerInput'
import { openSession } from '../runtime/session'
import type { usePlayerSound } from '../sound/usePlayerSound'
import { ExampleRun } from './exampleRun'
import { isEmpty, paint } from './paint'

export function useRun() {
  const [run] = useState(() => new ExampleRun(openSession))
  const view = useSyncExternalStore(run.subscribe, () => run.view)
  return { run, view, isRunning: view.state === 'running' }
}

type Stage = {
  run: ExampleRun
  /** The container of the picture and the canvas. */
  stage?: HTMLElement
  canvas: HTMLCanvasElement | null
  input: Pick<PlayerInput, 'inputFor'>
  sound: Pick<ReturnType<typeof usePlayerSound>, 'play' | 'stopAll'>
  /** Whether the log also lists sounds. */
  listsSounds?: boolean
  /** Called with pictures that are not empty. */
  onDrawn?: () => void
}

/** Ends the run on unmount. */
export function useStage({ run, stage, canvas, input, sound, listsSounds = false, onDrawn }: Stage) {
  useLayoutEffect(() => {
    run.connect({
      inputFor: input.inputFor,
      onShown: ({ picture, sounds }, isRestart) => {
        if (canvas) paint(canvas, picture)
        if (onDrawn && !isEmpty(picture)) onDrawn()
        if (stage) stage.dataset.live = ''
        if (isRestart) sound.stopAll()
        sound.play(sounds)
      },
      listsSounds,
    })
  })
  useEffect(
    () => () => {
      run.close()
      if (stage) delete stage.dataset.live
    },
    [run, stage],
  )
}

/** Calls `leave` when an element scrolls out of view or the tab is hidden. */
export function useOutOfSight(element: HTMLElement, leave: (() => void) | undefined) {
  useEffect(() => {
    if (!leave) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) leave()
    })
    const hide = () => {
      if (document.hidden) leave()
    }
    observer.observe(element)
    document.addEventListener('visibilitychange', hide)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [element, leave])
}
