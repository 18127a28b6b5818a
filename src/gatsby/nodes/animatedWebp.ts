const ANIMATION_FLAG = 0x02

/** Whether a WebP file moves; its extended header says so. */
export function isAnimatedWebp(file: Uint8Array): boolean {
  const chunk = String.fromCharCode(...file.subarray(12, 16))
  return chunk === 'VP8X' && ((file[20] ?? 0) & ANIMATION_FLAG) !== 0
}
