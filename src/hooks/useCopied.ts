import { useEffect, useRef, useState } from 'react'

/** How long a copy button says that it has copied. */
export const COPIED_MS = 1000

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text, and says for a second that it has; a failure is said until the next attempt. */
export function useCopied() {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string | Promise<string>) => {
    if (state === 'copied') return
    try {
      await navigator.clipboard.writeText(await text)
      setState('copied')
      timer.current = setTimeout(() => setState('idle'), COPIED_MS)
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}
