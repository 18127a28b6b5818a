/** Why the active shader does not change the picture. */
export type ShaderProblem =
  /** No shader has this name. */
  | 'unknown'
  /** The WGSL has errors; the last version without errors is drawn, if there was one. */
  | 'invalid'
  /** The browser has no WebGPU. */
  | 'unsupported'
  /** WebGPU offers no graphics device. */
  | 'noDevice'
  | 'lost'
  /** The pixels were not ready in time. */
  | 'slow'
  /** A loop did not end. */
  | 'endless'

/** One line with code in backticks; '' without a problem. */
export function surfaceNote(problem: ShaderProblem | undefined, shader: string, error = ''): string {
  const name = `\`${shader}\``
  switch (problem) {
    case undefined:
      return ''
    case 'unknown':
      return `There is no shader called ${name}. The picture is shown without a shader.`
    case 'invalid':
      return `The shader ${name} has an error: ${error}`
    case 'unsupported':
      return `This browser has no WebGPU, so the picture is shown without the shader ${name}.`
    case 'noDevice':
      return `WebGPU is not available on this device, so the picture is shown without the shader ${name}.`
    case 'lost':
      return `The graphics device stopped. The game runs without the shader ${name}: press Restart to try again.`
    case 'slow':
      return `The shader ${name} takes longer than a second for one frame and was switched off. Change it, or press Restart.`
    case 'endless':
      return `A loop in the shader ${name} doesn’t end, so it was switched off. Change it, or press Restart.`
  }
}
