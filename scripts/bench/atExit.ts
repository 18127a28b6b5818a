const undos = new Set<() => void>()
let isWatching = false

/**
 * Does something when the script ends, however it ends: also on Ctrl+C and on failure. What was begun last is undone first.
 * Answers with the function that takes it back.
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
