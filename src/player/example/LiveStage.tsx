import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { InputsRead } from '../input/inputsRead'
import type { PlayerInput } from '../input/usePlayerInput'
import type { LogLine } from '../run/logLines'
import { OutputPanel } from '../toolbar/OutputPanel'

/** A canvas, or a panel of output, which has a canvas after the program draws or needs one. */
export function useScreen(hasPanel: boolean, reads: InputsRead) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [hasDrawn, setDrawn] = useState(!hasPanel)
  const hasScreen = hasDrawn || reads.pointer
  const onDrawn = useCallback(() => setDrawn(true), [])
  return {
    hasPanel,
    hasScreen,
    canvas,
    /** The element that takes the keyboard. */
    target: hasScreen ? canvas : panel,
    setCanvas,
    setPanel,
    /** Options of the run for this screen. */
    reported: useMemo(() => ({ listsSounds: hasPanel, ...(!hasDrawn && { onDrawn }) }), [hasPanel, hasDrawn, onDrawn]),
    reset: () => setDrawn(!hasPanel),
  }
}

type LiveStageProps = {
  stage: HTMLElement
  screen: ReturnType<typeof useScreen>
  canvasProps: PlayerInput['canvasProps']
  /** What the first frame shows, in words. */
  description: string
  /** Whether the user changed the program, so that the description no longer applies. */
  isEdited: boolean
  lines: readonly LogLine[]
  name: string | undefined
}

export function LiveStage({ stage, screen, canvasProps, description, isEdited, lines, name }: LiveStageProps) {
  const { hasPanel, hasScreen } = screen
  const label = isEdited ? 'Live picture of the edited program' : `Live picture. First frame: ${description}`
  return createPortal(
    <>
      <canvas
        ref={screen.setCanvas}
        hidden={!hasScreen}
        width={256}
        height={144}
        role="img"
        aria-label={hasPanel ? 'Live picture' : label}
        {...(hasScreen && canvasProps)}
      />
      {hasPanel && (
        <OutputPanel lines={lines} name={name} keys={hasScreen ? undefined : canvasProps} onPanel={screen.setPanel} />
      )}
    </>,
    stage,
  )
}
