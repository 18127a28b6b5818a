/** What every surface shader declares before its `fs_main`, as on the page of the guide. */
export const SURFACE_INTERFACE = `struct Global {
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

`

const FILE = /^shaders\/([\w-]+)\.wgsl$/

/** The file below the project, without extension; undefined for other files. */
export const shaderNameOf = (file: string): string | undefined => FILE.exec(file)?.[1]

/** Names, the index of their code blocks on the page, and the active one. */
export type ShaderFacts = { files: readonly (readonly [name: string, block: number])[]; initial?: string | undefined }
