import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { PlayerInput } from '../input/usePlayerInput'
import { openSession } from '../runtime/session'
import type { usePlayerSound } from '../sound/usePlayerSound'
import { ExampleRun } from './exampleRun'
import { paint } from './paint'

/** The run of an example, and how far it has come. */
export function useRun() {
  const [run] = useState(() => new ExampleRun(openSession))
  const view = useSyncExternalStore(run.subscribe, () => run.view)
  return { run, view, isRunning: view.state === 'running' }
}

type Stage = {
  run: ExampleRun
  /** What holds the picture of the page, and the canvas in its place; left out where there is no such picture. */
  stage?: HTMLElement
  canvas: HTMLCanvasElement | null
  input: Pick<PlayerInput, 'inputFor'>
  sound: Pick<ReturnType<typeof usePlayerSound>, 'play' | 'stopAll'>
}

/** Gives a run what players do, and shows and sounds what comes of it. The run ends with the example. */
export function useStage({ run, stage, canvas, input, sound }: Stage) {
  useLayoutEffect(() => {
    run.connect({
      inputFor: input.inputFor,
      onShown: ({ picture, sounds }, isRestart) => {
        if (canvas) paint(canvas, picture)
        if (stage) stage.dataset.live = ''
        if (isRestart) sound.stopAll()
        sound.play(sounds)
      },
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

/** Does something when an element is scrolled out of view or the tab is hidden. */
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
