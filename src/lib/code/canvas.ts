/** Width and height in pixels; packages/engine has the same. */
export const DEFAULT_CANVAS = [256, 144] as const
