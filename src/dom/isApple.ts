/** Whether the reader's computer is Apple's, where the keys of commands have other names. */
export function isApple(platform: string): boolean {
  return /Mac|iP(hone|ad|od)/.test(platform)
}
