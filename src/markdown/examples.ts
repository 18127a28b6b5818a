import type { Code, Content, Paragraph, Parent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parse } from 'smol-toml'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../lib/code/program'
import { shaderNameOf } from '../lib/code/surfaceInterface'
import { readSettings } from '../lib/code/turboToml'
import type { LineError } from './contentError'
import { isRunnable, readFence, textOf, type Fence } from './fences/fence'
import type { WrittenLine } from './fences/fenceLines'

type WantedPicture = {
  /** Frame and input as written; empty for the first frame. */
  moment: string
  /** The description on the page, as plain text. */
  caption: string | undefined
}

/** A runnable fence, or a fragment with a picture of the whole program. */
export type Example = {
  fence: Fence
  /** The program; for a fragment, the whole file's. */
  program: WrittenLine[]
  /** Index of the code block with the whole program; -1 if it is hidden. */
  programBlock: number
  picture: WantedPicture | undefined
  shaders: ExampleShaders | undefined
}

/** The shader fences right above a preview. */
export type ExampleShaders = {
  /** All of them in page order, with their titles. */
  fences: readonly Fence[]
  /** Shaders by name, with the index of their code block. */
  files: readonly { name: string; wgsl: string; block: number }[]
  /** The one that is active from the start. */
  initial: string | undefined
}

/** In page order. Also returns errors for previews without a program. */
export function examplesIn(tree: Root): { examples: Example[]; errors: LineError[] } {
  const found = fencesIn(tree)
  const fences = found.map(({ fence }) => fence)
  const open = found.filter(({ isFolded }) => !isFolded).map(({ fence }) => fence)
  const codeBlocks = fences.filter((fence) => !isPictureAlone(fence))
  const errors: LineError[] = []
  const examples = found.flatMap(({ fence, caption, attached }) => {
    const { isPreview, moment } = fence.meta
    const whole = isRunnable(fence) ? fence : isPreview ? wholeFileFor(fence, { fences, open }) : undefined
    if (!whole && isPreview) errors.push({ line: fence.line, ...NO_PROGRAM })
    if (!whole) return []
    const programBlock = codeBlocks.indexOf(whole)
    const picture = isPreview ? { moment, caption } : undefined
    return [{ fence, program: whole.program, programBlock, picture, shaders: shadersIn(attached, codeBlocks) }]
  })
  return { examples, errors: [...errors, ...shaderErrors(found)] }
}

function shadersIn(fences: readonly Fence[], codeBlocks: readonly Fence[]): ExampleShaders | undefined {
  if (fences.length === 0) return undefined
  const files = fences.flatMap((fence) => {
    const name = shaderNameOf(fence.meta.title ?? '')
    return name === undefined ? [] : [{ name, wgsl: textOf(fence.program), block: indexIn(codeBlocks, fence) }]
  })
  const toml = fences.find(({ language }) => language === 'toml')
  return { fences, files, initial: toml && initialShaderIn(toml) }
}

/** The index of a fence that was read again. */
const indexIn = (fences: readonly Fence[], { line }: Fence) => fences.findIndex((fence) => fence.line === line)

const initialShaderIn = (toml: Fence) => readSettings(textOf(toml.program), parse).settings.shader

/** Errors for fences without a preview below, and without a usable file. */
function shaderErrors(found: readonly FoundFence[]): LineError[] {
  const attached = new Set(found.flatMap((it) => it.attached.map(({ line }) => line)))
  return found.flatMap(({ fence }) => {
    const { language, line, meta } = fence
    if (!meta.isShader) return []
    if (!attached.has(line)) return [{ line, ...NO_PREVIEW }]
    if (language === 'toml' && initialShaderIn(fence) !== undefined) return []
    return language === 'wgsl' && shaderNameOf(meta.title ?? '') !== undefined ? [] : [{ line, ...NO_SHADER }]
  })
}

const NO_PREVIEW = {
  problem: 'a `shader` fence is not above a preview',
  remedy: 'put it right above the Rust fence with `preview` that uses it',
}

const NO_SHADER = {
  problem: 'a `shader` fence is no shader',
  remedy: 'write ```wgsl [shaders/name.wgsl] shader, or set `default-surface-shader` in a toml fence',
}

const NO_PROGRAM = {
  problem: 'a preview has no program',
  remedy: 'remove `preview`, or show the whole file below, with the same title',
}

/** All fences, and the ones that are not in details. */
type PageFences = { fences: readonly Fence[]; open: readonly Fence[] }

/** The next fence with the same title. A preview without lines shows the last whole file outside of details. */
function wholeFileFor(part: Fence, { fences, open }: PageFences): Fence | undefined {
  if (part.language !== 'rust' || part.meta.fragment === undefined) return undefined
  const isWhole = (fence: Fence) => isRunnable(fence) && isWholeFile(textOf(fence.program))
  if (isPictureAlone(part)) return open.findLast(isWhole)
  return fences.find((fence) => isWhole(fence) && fence.line > part.line && fence.meta.title === part.meta.title)
}

export function isPictureAlone({ meta, shown }: Fence): boolean {
  return meta.isPreview && textOf(shown).trim() === ''
}

/** `attached` are the shader fences right above a preview. */
type FoundFence = { fence: Fence; caption: string | undefined; isFolded: boolean; attached: readonly Fence[] }

function fencesIn(tree: Root): FoundFence[] {
  const found: FoundFence[] = []
  const folded = new Set<unknown>()
  visit(tree as Parent, (node, index, parent: Parent | null) => {
    // This is a directive at first, and a component later
    const isFold = /^details$/i.test((node as { name?: string }).name ?? '')
    if (isFold || folded.has(parent)) folded.add(node)
    if (node.type !== 'code') return
    const caption = parent && descriptionBelow(parent, index ?? 0)
    const { fence } = readFence(node as Code)
    found.push({
      fence,
      attached: fence.meta.isPreview && parent ? shaderFencesAbove(parent, index ?? 0) : [],
      caption: caption ? plainText(caption) : undefined,
      isFolded: folded.has(node),
    })
  })
  return found
}

function shaderFencesAbove({ children }: Parent, index: number): Fence[] {
  const above = children[index - 1] as Content | undefined
  const fence = above?.type === 'code' ? readFence(above).fence : undefined
  return fence?.meta.isShader ? [...shaderFencesAbove({ children } as Parent, index - 1), fence] : []
}

/** The start of every description. */
const BEGINNING = 'You see '

export function descriptionBelow(parent: Parent, index: number): Paragraph | undefined {
  const below = parent.children[index + 1] as Content | undefined
  return below?.type === 'paragraph' && toString(below).startsWith(BEGINNING) ? below : undefined
}

/** Without "You see". */
export function altText(description: string | undefined): string | undefined {
  const rest = description?.slice(BEGINNING.length)
  return rest && rest.charAt(0).toUpperCase() + rest.slice(1)
}

function plainText(node: unknown): string {
  return toString(node).replace(/\s+/g, ' ')
}
