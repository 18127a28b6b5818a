import { isSafePath, PROGRAM_PATH, SETTINGS_PATH, SHADER_FOLDER } from '../project/project'
import type { ProjectFile } from '../project/project'

/** A new `turbo.toml`, with the defaults of the playground. */
export const FIRST_SETTINGS = `name = "My game"

[canvas]
width = 256
height = 144
`

/** A new shader, which changes nothing; from the guide of shaders. */
export const FIRST_SHADER = `struct Global {
    camera: vec3<f32>,
    tick: u32,
    viewport: vec2<f32>,
}

@group(0) @binding(0)
var<uniform> global: Global;

struct VertexInput {
    @location(0) pos: vec2<f32>,
    @location(1) uv: vec2<f32>,
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@vertex
fn vs_main(in: VertexInput) -> VertexOutput {
    var out: VertexOutput;
    out.position = vec4<f32>(in.pos, 0.0, 1.0);
    out.uv = in.uv;
    return out;
}

@group(1) @binding(0)
var t_canvas: texture_2d<f32>;

@group(1) @binding(1)
var s_canvas: sampler;

@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
    return textureSample(t_canvas, s_canvas, in.uv);
}
`

/** The path of a new shader with a typed name, or what is wrong with the name. */
export function shaderPath(name: string, files: readonly ProjectFile[]): { path: string } | { error: string } {
  const stem = name.trim().replace(/\.wgsl$/, '')
  const path = `${SHADER_FOLDER}${stem}.wgsl`
  if (stem === '') return { error: 'Type a name.' }
  if (!isSafePath(path)) return { error: 'Use letters, digits, - and _.' }
  if (files.some((file) => file.path === path)) return { error: 'This name is taken.' }
  return { path }
}

/** A free name for a new shader. */
export function freeShaderName(files: readonly ProjectFile[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'effect' : `effect-${number}`
    if ('path' in shaderPath(name, files)) return name
  }
}

/** Whether a file can be removed. */
export const isRemovable = (path: string) => path !== PROGRAM_PATH

/** Whether the project can get a `turbo.toml`. */
export const lacksSettings = (files: readonly ProjectFile[]) => files.every(({ path }) => path !== SETTINGS_PATH)
