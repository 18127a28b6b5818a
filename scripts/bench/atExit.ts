const undos = new Set<() => void>()
let isWatching = false

/**
 * Runs a cleanup when the script ends, even on Ctrl+C and failure; the last one runs first. Returns a function that
 * cancels it.
 */
export function atExit(undo: () => void): () => void {
  watchTheEnd()
  undos.add(undo)
  return () => undos.delete(undo)
}

function watchTheEnd() {
  if (isWatching) return
  isWatching = true
  process.on('exit', () => [...undos].reverse().forEach((undo) => undo()))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
}
