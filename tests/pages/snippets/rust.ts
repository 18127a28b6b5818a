import { FRAME_BEGIN, FRAME_END, isWholeFile } from '../../../src/lib/code/program'
import type { SourceError, LineError } from '../../../src/markdown/contentError'
import { isRunnable, textOf, type Fence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'
import { Diagnostics, tokenize, type Token } from 'rust'
import { fileOf } from '../errors'
import { compilerErrors, rustRelease, type CompilerError, type Snippet } from './cargo'
import { isCompilerOutput, outputErrors } from './compilerOutput'
import { siteContract } from './contract'

/** Under both readings. Also returns the number of fences. */
export function compileRust(pages: readonly ReadPage[]): { errors: SourceError[]; count: number } {
  const snippetsWhere = (isWanted: (fence: Fence) => boolean) =>
    pages.flatMap((page) => page.fences.filter(isWanted).map((fence) => snippetOf(fileOf(page), fence)))
  const valid = snippetsWhere(isRunnable)
  const refused = pages.flatMap((page) =>
    page.fences.filter(mustFail).map((fence) => ({ fence, snippet: snippetOf(fileOf(page), fence) })),
  )
  const errors = compilerErrors('valid', valid).map(sourceErrorOf)
  errors.push(...compilerErrors('sdk', valid, 'sdk').map(sourceErrorOf).map(underSdk))
  const refusals = compilerErrors(
    'invalid',
    refused.map(({ snippet }) => snippet),
  )
  for (const { fence, snippet } of refused) {
    const said = refusals
      .filter((error) => error.snippet === snippet)
      .map(({ line, message }) => ({
        line: snippet.lines[line - 1]?.line ?? snippet.line,
        message: message.replaceAll(/turbo::\w+::(?=[A-Z])/g, ''),
      }))
    const error = refusedSnippetError(fence, said)
    if (error) errors.push({ file: snippet.file, ...error })
  }
  errors.push(...pages.flatMap((page) => wrongOutputs(page, refusals)))
  return { errors, count: valid.length + refused.length }
}

/** The fence must fail at the marked line with the stated message. */
export function refusedSnippetError(
  { line, shown }: Fence,
  said: readonly { line: number; message: string }[],
): LineError | undefined {
  const [first] = said
  if (!first) return { line, problem: 'compiles although it is marked compile_fail', remedy: 'remove the mark' }
  const noted = shown.find(({ marks }) => marks.includes('wrong'))
  const isTrue = said.some((error) => error.line === noted?.line && error.message === (noted.error ?? error.message))
  if (!noted || isTrue) return undefined
  const remedy = `end line ${first.line} with // [!code error:${first.message}]`
  return { line: noted.line, problem: 'differs from what the compiler says', remedy }
}

function mustFail({ language, meta: { isSignature, fragment, compileFail } }: Fence): boolean {
  return language === 'rust' && !isSignature && fragment === undefined && compileFail !== undefined
}

/** Pages name the Rust release, because others may word messages differently. */
function wrongOutputs(page: ReadPage, errors: readonly CompilerError[]): SourceError[] {
  const file = fileOf(page)
  if (page.fences.some(isCompilerOutput) && !page.source.includes(`Rust ${rustRelease()}`)) return []
  return page.fences.flatMap((fence, place) => {
    if (!isCompilerOutput(fence)) return []
    const above = page.fences[place - 1]
    const own = errors.filter(({ snippet }) => snippet.file === file && snippet.line === above?.line)
    return outputErrors(fence, own.map(({ rendered }) => rendered).join('\n')).map((error) => ({ file, ...error }))
  })
}

/** Errors that are visible without a compiler. */
export function readRust({ line, program }: Fence): LineError[] {
  const source = textOf(program)
  const tokens = tokenize(source, new Diagnostics())
  return tokens.flatMap(({ start }, index) => {
    if (!drawsBraces(tokens, index)) return []
    const at = program[source.slice(0, start).split('\n').length - 1]?.line ?? line
    const remedy = 'pass the value: text!("{}", value; x = 0)'
    return [{ line: at, problem: 'text! without arguments draws braces as they are', remedy }]
  })
}

/** Text with braces, and no other arguments than options. */
function drawsBraces(tokens: readonly Token[], index: number): boolean {
  const [name, mark, opening, text, comma, option, equals] = tokens.slice(index, index + 7)
  if (name?.text !== 'text' || mark?.text !== '!' || opening?.kind !== 'open') return false
  if (text?.kind !== 'str' || !text.text.includes('{')) return false
  const isLast = comma?.kind === 'close' || (comma?.text === ',' && option?.kind === 'close')
  return isLast || (comma?.text === ',' && option?.kind === 'ident' && equals?.text === '=')
}

function snippetOf(file: string, { line, program }: Fence): Snippet {
  const frame = (text: string) => ({ text, line })
  return {
    file,
    line,
    lines: isWholeFile(textOf(program)) ? program : [frame(FRAME_BEGIN), ...program, frame(FRAME_END)],
  }
}

function sourceErrorOf({ snippet, line, code, message, hint }: CompilerError): SourceError {
  const [, option, macro] =
    /no method named `(\w+)` found for struct `(?:turbo::expansion::)?(\w+)`/.exec(message) ?? []
  const options = macro && siteContract().options.get(`${macro}!`)
  const at = { file: snippet.file, line: snippet.lines[line - 1]?.line ?? snippet.line }
  if (options) {
    return {
      ...at,
      problem: `${macro}! has no option \`${option}\``,
      remedy: `its options: ${[...options.keys()].join(', ')}`,
    }
  }
  return { ...at, problem: code ? `${message} (${code})` : message, remedy: remedyFor(code, hint) }
}

function underSdk(error: SourceError): SourceError {
  return { ...error, problem: `with the types of the SDK: ${error.problem}` }
}

function remedyFor(code: string | undefined, hint: string | undefined): string {
  if (code === 'E0425') return 'declare it in a hidden line that starts with `# `, or mark the fence fragment="why"'
  return hint ?? 'correct the code, or mark the fence fragment="why"'
}
