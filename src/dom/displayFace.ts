import { DISPLAY_FACE } from '../lib/theme/displayFace'

/** A loaded `FontFace` for headlines, with metrics that match the fallback. */
export function displayFace(file: BufferSource, height: FontFaceDescriptors = {}): FontFace {
  return new FontFace(DISPLAY_FACE.family, file, { weight: '700', ...height })
}
