/// <reference types="@webgpu/types" />
import type { ShaderError } from '../wgsl/shaderErrors'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import type { LocatedDiagnostic, PlayedPicture, ProgramShaders, ShaderErrors, SurfaceReport } from './protocol'
import { surfaceNote, type ShaderProblem } from './surfaceNote'
import { openSurface, type DrawnSurface, type ShaderGlobals, type Surface } from './surfaceDevice'

export type ShadeRequest = {
  /** `start` retries what failed before; `frame` checks no text. */
  kind: 'start' | 'edit' | 'frame'
  shaders: ProgramShaders
  /** The active shader; '' for none. */
  name: string
  /** Its pixels are replaced. */
  picture: PlayedPicture
  globals: ShaderGlobals
}

/**
 * Draws the pictures of one program through its active shader. Never rejects: on failure, the program runs without it.
 */
export type Shade = (request: ShadeRequest) => Promise<SurfaceReport>

type WhileLoading = <Part>(loading: Promise<Part>) => Promise<Part>

/** Time limit for finding a graphics device, in ms. */
const DEVICE_MS = 10_000
/** Longer texts would block the browser's compiler for seconds. */
const MAX_SHADER_LENGTH = 50_000

/** The device of the worker. */
let opening: Promise<Surface | ShaderProblem> | undefined

async function surfaceFor(kind: ShadeRequest['kind'], whileLoading: WhileLoading): Promise<Surface | ShaderProblem> {
  const known = await opening
  if (known === undefined || (kind === 'start' && isUnusable(known))) opening = whileLoading(opened())
  return opening!
}

const isUnusable = (surface: Surface | ShaderProblem) => typeof surface === 'string' || surface.isLost()

async function opened(): Promise<Surface | ShaderProblem> {
  // Browsers without WebGPU, and addresses without https, lack it
  const gpu = navigator.gpu as GPU | undefined
  if (!gpu) return 'unsupported'
  try {
    return (await withTimeout(openSurface(gpu), DEVICE_MS)) ?? 'noDevice'
  } catch {
    return 'noDevice'
  }
}

/** A new renderer per program. Waiting for a device or a compiler is passed to `whileLoading`. */
export function shadeFor(whileLoading: WhileLoading): Shade {
  /** Disabled texts, and why. */
  const off = new Map<string, Exclude<DrawnSurface, 'drawn'>>()
  /** The last text of each shader without errors. */
  const working = new Map<string, string>()
  let lastErrors: ShaderErrors = {}

  async function drawn(surface: Surface, request: ShadeRequest): Promise<ShaderProblem | undefined> {
    const { name, picture, globals, shaders } = request
    if (name === '') return undefined
    const wgsl = Object.hasOwn(shaders.sources, name) ? shaders.sources[name]! : undefined
    if (wgsl === undefined) return 'unknown'
    const isValid = (await errorsOf(surface, wgsl)).length === 0
    if (isValid) working.set(name, wgsl)
    const usable = working.get(name)
    if (usable === undefined) return 'invalid'
    const result = off.get(usable) ?? (await surface.draw(usable, picture, globals))
    if (surface.isLost()) return 'lost'
    if (result !== 'drawn') off.set(usable, result)
    if (!isValid) return 'invalid'
    return result === 'drawn' ? undefined : result
  }

  return async (request) => {
    const { kind, name, shaders } = request
    if (kind === 'frame' && name === '') return { note: '' }
    if (kind === 'start') off.clear()
    const surface = await surfaceFor(kind, whileLoading)
    const noteOf = (problem: ShaderProblem | undefined) =>
      name === '' ? '' : surfaceNote(problem, name, lastErrors[name]?.[0]?.message)
    if (typeof surface === 'string') return { note: noteOf(surface), ...(kind !== 'frame' && { errors: {} }) }
    if (surface.isLost()) return { note: noteOf('lost') }
    const errors = kind === 'frame' ? undefined : await whileLoading(allErrors(surface, shaders))
    lastErrors = errors ?? lastErrors
    const problem = await drawn(surface, request).catch((): ShaderProblem => 'lost')
    return { note: noteOf(problem), ...(errors && { errors }) }
  }
}

async function allErrors(surface: Surface, { sources }: ProgramShaders): Promise<ShaderErrors> {
  const checked = await Promise.all(
    Object.entries(sources).map(async ([name, wgsl]) => {
      const errors = await errorsOf(surface, wgsl)
      return [name, errors.map((error) => located(error, wgsl))] as const
    }),
  )
  return Object.fromEntries(checked.filter(([, errors]) => errors.length > 0))
}

async function errorsOf(surface: Surface, wgsl: string): Promise<readonly ShaderError[]> {
  if (wgsl.length <= MAX_SHADER_LENGTH) return surface.check(wgsl)
  return [{ start: 0, end: 0, message: `this shader is too long: at most ${MAX_SHADER_LENGTH} characters` }]
}

function located({ start, end, message, help }: ShaderError, wgsl: string): LocatedDiagnostic {
  const before = wgsl.slice(0, start).split('\n')
  return {
    span: { start, end },
    message,
    ...(help !== undefined && { help }),
    line: before.length,
    column: before.at(-1)!.length + 1,
  }
}
