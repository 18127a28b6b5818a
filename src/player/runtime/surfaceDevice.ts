/// <reference types="@webgpu/types" />
import { withGuardedLoops } from '../wgsl/loopGuard'
import { shaderErrors, type ShaderError } from '../wgsl/shaderErrors'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import type { PlayedPicture } from './protocol'

/** The uniform of every surface shader. */
export type ShaderGlobals = { camera: { x: number; y: number; z: number }; tick: number }

/** A graphics device that draws pictures through surface shaders. */
export type Surface = {
  /** Errors of a shader; empty if it can be drawn. */
  check: (wgsl: string) => Promise<readonly ShaderError[]>
  /** Replaces the pixels of a picture. */
  draw: (wgsl: string, picture: PlayedPicture, globals: ShaderGlobals) => Promise<DrawnSurface>
  isLost: () => boolean
}

/** If the pixels are not replaced, they took too long, or a loop did not end. */
export type DrawnSurface = 'drawn' | 'slow' | 'endless'

/** Time limit for the pixels of one frame, in ms. */
const FRAME_MS = 1_000
/** Time limit for compiling a shader, in ms. */
const COMPILE_MS = 3_000

const UNIFORM_BYTES = 32
/** Required by copies from textures to buffers. */
const ROW_BYTES = 256

/** Two floats of position, two of the texture, for each corner. */
const CORNERS = new Float32Array([-1, 1, 0, 0, 1, 1, 1, 0, -1, -1, 0, 1, 1, -1, 1, 1])
const CORNER_BYTES = 16

/** Like the engine's canvas, which blends in linear light: a shader reads and writes linear colors. */
const FORMAT = 'rgba8unorm-srgb'

/** Enough for the shaders of a program and their last edits. */
const MAX_COMPILED = 24

type Compiled = {
  errors: readonly ShaderError[]
  pipeline?: GPURenderPipeline
  /** Whether discarded pixels show that a loop did not end. */
  isGuarded?: boolean
}

/** Undefined if the browser offers no device. */
export async function openSurface(gpu: GPU): Promise<Surface | undefined> {
  const adapter = await gpu.requestAdapter()
  return adapter ? surfaceOn(await adapter.requestDevice()) : undefined
}

function surfaceOn(device: GPUDevice): Surface {
  let isLost = false
  const lose = () => {
    isLost = true
  }
  device.lost.then(lose, lose)
  // Errors such as lack of memory cannot be handled here
  device.onuncapturederror = lose
  const { layout, bindings } = interfaceOn(device)
  const corners = device.createBuffer({
    size: CORNERS.byteLength,
    usage: GPUBufferUsage.VERTEX,
    mappedAtCreation: true,
  })
  new Float32Array(corners.getMappedRange()).set(CORNERS)
  corners.unmap()

  const compiled = new Map<string, Promise<Compiled>>()
  const compiledInTime = (wgsl: string) =>
    withTimeout(compile(device, layout, wgsl), COMPILE_MS).catch((): Compiled => {
      // A device that is busy now may compile it later
      compiled.delete(wgsl)
      return { errors: [{ start: 0, end: 0, message: 'the graphics device needs too long to compile this shader' }] }
    })
  const compiledOnce = (wgsl: string): Promise<Compiled> => {
    const known = compiled.get(wgsl) ?? compiledInTime(wgsl)
    // The least recently used is first
    compiled.delete(wgsl)
    compiled.set(wgsl, known)
    for (const oldest of compiled.keys()) if (compiled.size > MAX_COMPILED) compiled.delete(oldest)
    return known
  }

  let target: Target | undefined
  const targetOf = ({ width, height }: PlayedPicture): Target => {
    if (target?.width === width && target.height === height) return target
    target?.destroy()
    return (target = targetOn(device, bindings, width, height))
  }

  return {
    isLost: () => isLost,
    check: async (wgsl) => (await compiledOnce(wgsl)).errors,
    draw: async (wgsl, picture, globals) => {
      const { pipeline, isGuarded = false } = await compiledOnce(wgsl)
      if (!pipeline) throw new Error('The shader has errors')
      const rows = await targetOf(picture).draw(pipeline, corners, picture, globals)
      // Its buffer is still in use
      if (!rows) target = undefined
      if (!rows) return 'slow'
      if (isGuarded && hasDiscarded(rows)) return 'endless'
      picture.pixels.set(opaque(rows))
      return 'drawn'
    },
  }
}

/** The layouts that every shader gets, used or not. */
function interfaceOn(device: GPUDevice) {
  const { VERTEX, FRAGMENT } = GPUShaderStage
  const visibility = VERTEX | FRAGMENT
  const uniform = device.createBindGroupLayout({
    entries: [{ binding: 0, visibility, buffer: { type: 'uniform', minBindingSize: UNIFORM_BYTES } }],
  })
  const canvas = device.createBindGroupLayout({
    entries: [
      { binding: 0, visibility, texture: { sampleType: 'float' } },
      { binding: 1, visibility, sampler: { type: 'filtering' } },
    ],
  })
  const layout = device.createPipelineLayout({ bindGroupLayouts: [uniform, canvas] })
  return { layout, bindings: { uniform, canvas } }
}

async function compile(device: GPUDevice, layout: GPUPipelineLayout, wgsl: string): Promise<Compiled> {
  const written = await moduleOf(device, wgsl)
  if (written.errors.length > 0) return written
  const errors = shaderErrors(wgsl)
  if (errors.length > 0) return { errors }
  const guarded = withGuardedLoops(wgsl)
  const { module } = await moduleOf(device, guarded)
  const pipeline = device.createRenderPipelineAsync({
    layout,
    vertex: {
      module,
      entryPoint: 'vs_main',
      buffers: [
        {
          arrayStride: CORNER_BYTES,
          attributes: [
            { shaderLocation: 0, offset: 0, format: 'float32x2' },
            { shaderLocation: 1, offset: CORNER_BYTES / 2, format: 'float32x2' },
          ],
        },
      ],
    },
    fragment: { module, entryPoint: 'fs_main', targets: [{ format: FORMAT }] },
    primitive: { topology: 'triangle-strip' },
  })
  try {
    const isGuarded = guarded !== wgsl && !/\bdiscard\b/.test(wgsl)
    return { errors: [], pipeline: await pipeline, isGuarded }
  } catch (error) {
    return { errors: [pipelineError(wgsl, (error as Error).message)] }
  }
}

async function moduleOf(device: GPUDevice, code: string): Promise<Compiled & { module: GPUShaderModule }> {
  // Without a scope, the browser reports errors to the console
  device.pushErrorScope('validation')
  const module = device.createShaderModule({ code })
  const [info] = await Promise.all([module.getCompilationInfo(), device.popErrorScope()])
  const errors = info.messages
    .filter(({ type }) => type === 'error')
    .map(({ message, offset, length }) => ({ start: offset, end: offset + length, message: firstLine(message) }))
  return { module, errors }
}

/** At the binding that the message names, else at the entry point. */
function pipelineError(wgsl: string, message: string): ShaderError {
  const [, group, binding] = /@group\((\d+)\) @binding\((\d+)\)/.exec(message) ?? []
  const place = group === undefined ? /\bfs_main\b/ : new RegExp(`@group\\(${group}\\)\\s*@binding\\(${binding}\\)`)
  const found = place.exec(wgsl)
  const start = found?.index ?? 0
  return { start, end: start + (found?.[0].length ?? 0), message: firstLine(message) }
}

const firstLine = (message: string) => message.trim().split('\n')[0]!.replace(/\.$/, '')

type Target = {
  width: number
  height: number
  /** Without padding; undefined if the pixels are not ready in time. */
  draw: (
    pipeline: GPURenderPipeline,
    corners: GPUBuffer,
    picture: PlayedPicture,
    globals: ShaderGlobals,
  ) => Promise<Uint8Array | undefined>
  destroy: () => void
}

/** For one size of the canvas. A WebGPU canvas would lose its device in software drawing. */
function targetOn(
  device: GPUDevice,
  layouts: { uniform: GPUBindGroupLayout; canvas: GPUBindGroupLayout },
  width: number,
  height: number,
): Target {
  const size = [width, height]
  const { TEXTURE_BINDING, COPY_DST, COPY_SRC, RENDER_ATTACHMENT } = GPUTextureUsage
  const canvas = device.createTexture({ size, format: FORMAT, usage: TEXTURE_BINDING | COPY_DST })
  const shown = device.createTexture({ size, format: FORMAT, usage: RENDER_ATTACHMENT | COPY_SRC })
  const global = device.createBuffer({ size: UNIFORM_BYTES, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST })
  const bytesPerRow = Math.ceil((width * 4) / ROW_BYTES) * ROW_BYTES
  const pixels = device.createBuffer({
    size: bytesPerRow * height,
    usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
  })
  const uniformGroup = device.createBindGroup({
    layout: layouts.uniform,
    entries: [{ binding: 0, resource: { buffer: global } }],
  })
  const canvasGroup = device.createBindGroup({
    layout: layouts.canvas,
    entries: [
      { binding: 0, resource: canvas.createView() },
      { binding: 1, resource: device.createSampler() },
    ],
  })

  return {
    width,
    height,
    async draw(pipeline, corners, picture, globals) {
      device.queue.writeTexture({ texture: canvas }, picture.pixels, { bytesPerRow: width * 4 }, size)
      device.queue.writeBuffer(global, 0, uniformBytes(globals, width, height))
      const commands = device.createCommandEncoder()
      const pass = commands.beginRenderPass({
        colorAttachments: [
          { view: shown.createView(), loadOp: 'clear', storeOp: 'store', clearValue: DISCARDED_COLOR },
        ],
      })
      pass.setPipeline(pipeline)
      pass.setBindGroup(0, uniformGroup)
      pass.setBindGroup(1, canvasGroup)
      pass.setVertexBuffer(0, corners)
      pass.draw(4)
      pass.end()
      commands.copyTextureToBuffer({ texture: shown }, { buffer: pixels, bytesPerRow }, size)
      device.queue.submit([commands.finish()])
      try {
        await withTimeout(pixels.mapAsync(GPUMapMode.READ), FRAME_MS)
      } catch {
        return undefined
      }
      const rows = withoutPadding(new Uint8Array(pixels.getMappedRange()), bytesPerRow, picture)
      pixels.unmap()
      return rows
    },
    destroy() {
      for (const part of [canvas, shown, global, pixels]) part.destroy()
    },
  }
}

/** `Global { camera: vec3<f32>, tick: u32, viewport: vec2<f32> }` in WGSL's layout. */
function uniformBytes({ camera, tick }: ShaderGlobals, width: number, height: number): ArrayBuffer {
  const bytes = new ArrayBuffer(UNIFORM_BYTES)
  new Float32Array(bytes).set([camera.x, camera.y, camera.z, 0, width, height])
  new Uint32Array(bytes)[3] = tick
  return bytes
}

function withoutPadding(padded: Uint8Array, bytesPerRow: number, { width, height }: PlayedPicture): Uint8Array {
  const rows = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    rows.set(padded.subarray(y * bytesPerRow, y * bytesPerRow + width * 4), y * width * 4)
  }
  return rows
}

/** Marks discarded pixels: a color that no effect draws by chance, as RGBA in little endian. */
const DISCARDED = 0x01ff00ff
const DISCARDED_COLOR = [1, 0, 1, 1 / 255]
const BLACK = 0xff000000

const hasDiscarded = (rows: Uint8Array) => new Uint32Array(rows.buffer).includes(DISCARDED)

/** Windows are opaque, and black where nothing is drawn. */
function opaque(rows: Uint8Array): Uint8Array {
  const pixels = new Uint32Array(rows.buffer)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = pixels[at] === DISCARDED ? BLACK : pixels[at]! | BLACK
  return rows
}
