import { foundBy } from './foundBy'

/**
 * Turns Gatsby's slices off, which this site does not use: with them Gatsby pastes its scripts into the finished HTML,
 * where `onPreRenderHTML` can no longer move them off the reading path.
 */
export function turnSlicesOff() {
  // Gatsby's workers are started without them
  if (process.env.GATSBY_WORKER_ID === undefined) foundBy('GATSBY_SLICES', process.env.GATSBY_SLICES)
  delete process.env.GATSBY_SLICES
}
