import { codeTokensOf, functionsIn, reachedFrom } from './wgslFunctions'
import type { WgslToken } from './wgslTokens'

/** Rounds of all loops per pixel: more than any effect needs, and seconds for a processor that draws in software. */
const MAX_ROUNDS = 4_000

const COUNTER = 'turbo_rounds_'
/** The counter makes loops non-uniform for the compiler, which then refuses to sample textures in them. */
const DIRECTIVE = 'diagnostic(off, derivative_uniformity); '

const LOOPS = new Set(['loop', 'while', 'for'])

/**
 * Loops end after `MAX_ROUNDS`, because a graphics card cannot be stopped. Such a pixel is discarded, except in
 * functions that the vertex stage calls. A shader without loops is returned unchanged. The text has to compile.
 */
export function withGuardedLoops(text: string): string {
  const tokens = codeTokensOf(text)
  const ofVertices = [...reachedFrom('vs_main', functionsIn(tokens))].map(({ body }) => body)
  let guarded = ''
  let from = 0
  tokens.forEach((token, index) => {
    const body = isLoop(token) ? openingBrace(tokens, index) : undefined
    if (!body) return
    const isOfVertex = ofVertices.some((tokensOfBody) => tokensOfBody.includes(token))
    guarded += text.slice(from, body.end) + guard(isOfVertex)
    from = body.end
  })
  return from === 0 ? text : `${DIRECTIVE}${guarded}${text.slice(from)}\nvar<private> ${COUNTER}: u32;\n`
}

const guard = (isOfVertex: boolean) =>
  ` if (${COUNTER} >= ${MAX_ROUNDS}u) { ${isOfVertex ? '' : 'discard; '}break; } ${COUNTER} += 1u;`

const isLoop = ({ kind, text }: WgslToken) => kind === 'word' && LOOPS.has(text)

function openingBrace(tokens: readonly WgslToken[], loop: number): WgslToken | undefined {
  let at = loop
  while (at < tokens.length && tokens[at]!.text !== '{') at += 1
  return tokens[at]
}
