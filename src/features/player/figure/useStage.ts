import { useEffect, useLayoutEffect } from 'react'
import type { PlayerInput } from '../input/usePlayerInput'
import type { usePlayerSound } from '../sound/usePlayerSound'
import type { ExampleRun } from './exampleRun'
import { paint } from './paint'

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
      onShown: ({ picture, sounds }, isAnew) => {
        if (canvas) paint(canvas, picture)
        if (stage) stage.dataset.live = ''
        if (isAnew) sound.stopAll()
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
