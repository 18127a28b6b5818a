import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DEFAULT_CANVAS } from '../../lib/code/canvas'
import { inputsRead } from '../input/inputsRead'
import { usePlayerInput } from '../input/usePlayerInput'
import { programOf, textOf, type Project, type SpriteFile } from '../project/project'
import type { ExampleRun } from '../run/exampleRun'
import { useRun, useStage } from '../run/useRun'
import type { Assets, ProgramShaders } from '../runtime/session'
import { usePlayerSound } from '../sound/usePlayerSound'
import { playPress } from '../toolbar/toolbarMessage'
import { useFullscreen } from '../toolbar/useFullscreen'
import { diagnosticsByFile, problemRows } from './problems'
import { removeFirstPicture } from './removeFirstPicture'
import { useAssets } from './useAssets'
import { usePicture } from './usePicture'
import { useSprites } from './useSprites'

type ProjectRunParts = {
  project: Project
  sprites: readonly SpriteFile[] | undefined
  onTrust: () => void
  onPicture: (address: string) => void
}

export function useProjectRun({ project, sprites, onTrust, onPicture }: ProjectRunParts) {
  const { files, isForeign, isOwn } = project
  const text = programOf(files)
  const { run, view, isRunning } = useRun()
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const reads = useMemo(() => inputsRead(text), [text])
  const play = useCallback(() => void run.play(), [run])
  const leaveTo = useCallback(() => playButton.current, [])
  const { fill, isScreenLost } = useFullscreen()
  const onFill = useCallback(() => fill(canvas!.closest('figure')!), [fill, canvas])
  const input = usePlayerInput({ canvas, reads, isRunning, leaveTo, onFill, ...(!isForeign && { onTake: play }) })
  const sound = usePlayerSound(isRunning)
  useStage({ run, canvas, input, sound, listsSounds: true })
  const decoded = useSprites(sprites)
  const { assets, shaders, problems } = useAssets({ files, sprites: decoded.sprites })
  const show = useShownProgram({ run, text, assets, shaders, isWanted: canvas !== null })
  usePicture({ canvas, run, view, isOwn, onPicture })
  const diagnostics = useMemo(() => diagnosticsByFile(view, problems), [view, problems])
  const rows = useMemo(
    () => problemRows(diagnostics, (file) => textOf(files, file) ?? ''),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rows refer to the checked text
    [diagnostics],
  )
  return {
    stage: { run, view, isForeign, isScreenLost, input, reads, sound, playButton, onFill },
    resolution: assets?.resolution ?? DEFAULT_CANVAS,
    canvas,
    setCanvas,
    decoded,
    diagnostics,
    rows,
    /** Shows a text before the page has rendered it. */
    show,
    /** Plays, or pauses the running program. */
    press: () => {
      const pressed = playPress(view.state, isForeign)
      if (pressed === 'pause') return run.pause()
      if (pressed === 'refresh') void run.refresh(text, '', undefined, shaders)
      onTrust()
      play()
    },
  }
}

type ShownProgram = {
  run: ExampleRun
  text: string
  /** Undefined while they are read: the first picture waits for them. */
  assets: Assets | undefined
  shaders: ProgramShaders | undefined
  isWanted: boolean
}

/** Shows the program whenever its text or assets change; returns a function that shows a text before that. */
function useShownProgram({ run, text, assets, shaders, isWanted }: ShownProgram) {
  const used = useRef<Assets>()
  useEffect(() => {
    if (!isWanted || !assets) return
    if (used.current !== assets) {
      run.equip(assets)
      // A canvas of another size starts over
      const isResized = used.current && String(used.current.resolution) !== String(assets.resolution)
      used.current = assets
      if (isResized) return void run.refresh(text, '', undefined, shaders)
    }
    void run.show(text, '', undefined, shaders).then(removeFirstPicture)
  }, [run, isWanted, text, assets, shaders])
  return (next: string) => {
    if (isWanted && used.current) void run.show(next, '', undefined, shaders)
  }
}
