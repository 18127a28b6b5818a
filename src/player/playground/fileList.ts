import { SURFACE_INTERFACE } from '../../lib/code/surfaceInterface'
import { isSafePath, PROGRAM_PATH, SETTINGS_PATH, SHADER_FOLDER, UNNAMED, type ProjectFile } from '../project/project'

/** A new `turbo.toml`, with the defaults of the playground. */
export const firstSettings = (name: string) => `name = ${JSON.stringify(name || UNNAMED)}

[canvas]
width = 256
height = 144
`

/** Changes nothing; from the guide of shaders. */
export const FIRST_SHADER = `${SURFACE_INTERFACE}@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
    return textureSample(t_canvas, s_canvas, in.uv);
}
`

/** An error if the name is invalid. */
export function shaderPath(name: string, files: readonly ProjectFile[]): { path: string } | { error: string } {
  const stem = name.trim().replace(/\.wgsl$/, '')
  const path = `${SHADER_FOLDER}${stem}.wgsl`
  if (stem === '') return { error: 'Type a name.' }
  if (!isSafePath(path)) return { error: 'Use letters, digits, - and _.' }
  if (files.some((file) => file.path === path)) return { error: 'This name is taken.' }
  return { path }
}

export function freeShaderName(files: readonly ProjectFile[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'effect' : `effect-${number}`
    if ('path' in shaderPath(name, files)) return name
  }
}

export const isRemovable = (path: string) => path !== PROGRAM_PATH

export const lacksSettings = (files: readonly ProjectFile[]) => files.every(({ path }) => path !== SETTINGS_PATH)
