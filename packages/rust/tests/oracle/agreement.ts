import { wholeFileOf } from '../../../../src/lib/code/program'
import { compilerErrors, type CompilerError, type Snippet } from '../../../../tests/pages/snippets/cargo'

export type Judged = { text: string; kind: string; rustc: string | undefined; site: string | undefined }

/** How far two judges agree; each returns its reason to reject, or nothing. */
export type Agreement = {
  count: number
  bothRefuse: number
  bothAccept: Judged[]
  wronglyAccepted: Judged[]
  wronglyRefused: Judged[]
  /** Percent. */
  agreement: number
}

export function agreementOf(judged: readonly Judged[]): Agreement {
  const part = (rustcRefuses: boolean, siteRefuses: boolean) =>
    judged.filter(({ rustc, site }) => (rustc !== undefined) === rustcRefuses && (site !== undefined) === siteRefuses)
  const [bothRefuse, bothAccept] = [part(true, true), part(false, false)]
  return {
    count: judged.length,
    bothRefuse: bothRefuse.length,
    bothAccept,
    wronglyAccepted: part(true, false),
    wronglyRefused: part(false, true),
    agreement: (100 * (bothRefuse.length + bothAccept.length)) / judged.length,
  }
}

export function rustcErrors(crate: string, texts: readonly string[]): CompilerError[][] {
  const snippets = texts.map(snippetOf)
  const errors = compilerErrors(crate, snippets)
  return snippets.map((snippet) => errors.filter((error) => error.snippet === snippet))
}

function snippetOf(text: string, place: number): Snippet {
  const lines = wholeFileOf(text).split('\n')
  return { file: String(place), line: 1, lines: lines.map((text, index) => ({ text, line: index + 1 })) }
}

export function reportOf({
  count,
  bothRefuse,
  bothAccept,
  wronglyAccepted,
  wronglyRefused,
  agreement,
}: Agreement): string {
  const list = (title: string, judged: readonly Judged[]) =>
    judged.map(({ kind, rustc, site, text }) => `${title} (${kind}): ${rustc ?? site}\n${text}\n`).join('\n')
  return `${count} programs: ${bothRefuse} refused by both, ${bothAccept.length} accepted by both, ${wronglyAccepted.length} wrongly accepted, ${wronglyRefused.length} wrongly refused: ${agreement.toFixed(2)} % agreement
${list('WRONGLY REFUSED', wronglyRefused)}${list('WRONGLY ACCEPTED', wronglyAccepted)}`
}
