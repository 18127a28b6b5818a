import { DISPLAY_FACE } from '../lib/theme/displayFace'

/** The face of headlines from the bytes of its file, there at once; as high as another face, where it takes its place. */
export function displayFace(file: BufferSource, height: FontFaceDescriptors = {}): FontFace {
  return new FontFace(DISPLAY_FACE.family, file, { weight: '700', ...height })
}
