import { useEffect, useRef, useState } from 'react'

/** How long a copy button shows its success. */
const COPIED_MS = 1000

/** How long it reports a failure. */
const COPY_FAILED_MS = 5000

type CopyState = 'idle' | 'copied' | 'failed'

export function useCopied() {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string | Promise<string>) => {
    if (state === 'copied') return
    const say = (next: CopyState, durationMs: number) => {
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setState('idle'), durationMs)
    }
    try {
      await navigator.clipboard.writeText(await text)
      say('copied', COPIED_MS)
    } catch {
      say('failed', COPY_FAILED_MS)
    }
  }
  return { state, copy }
}
