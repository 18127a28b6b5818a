import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { STD_MACROS, UNSUPPORTED_MACROS } from '../../src/front/declarations/macros'
import { UNSUPPORTED_SYNTAX } from '../../src/front/diagnostics/unsupported'
import { parseDeclarations } from '../../src/front/parser/parseProgram'
import { absentNames } from '../../src/front/std/absentNames'
import { laterDeclarations } from '../../src/front/std/laterStd'
import { commonDeclarations } from '../../src/front/std/std'
import type { Item } from '../../src/front/tree/tree'
import { MESSAGE_DIFFERENCES, NAME_DIFFERENCES } from '../oracle/messageDifferences'
import { unsupportedPrograms } from '../oracle/programs'
import { stdNames } from '../oracle/stdNames'

const README = 'packages/rust/README.md'
const SOURCES = 'packages/rust/src'

/** Parts of the README, by the name in their marks. */
const SECTIONS: Readonly<Record<string, () => string>> = {
  std: () => table(['Of std', 'Runs'], declaredInStd()),
  macros: () => [...STD_MACROS.keys()].map((name) => code(`${name}!`)).join(' '),
  codes: () => [...new Set(sourceTexts().flatMap((text) => text.match(/\bE0\d{3}\b/g) ?? []))].sort().join(' '),
  programs: () =>
    table(
      ['Rust', 'Message'],
      unsupportedPrograms().map(({ place, text }) => [wordsOf(place), siteDiagnostics(text)[0]!.message]),
    ),
  syntax: () =>
    Object.values(UNSUPPORTED_SYNTAX)
      .map((subject) => subject.replace(/ (is|are)$/, ''))
      .join(', '),
  absentMacros: () => [...UNSUPPORTED_MACROS].map((name) => code(`${name}!`)).join(' '),
  absentItems: () =>
    table(
      ['Module', 'Refused'],
      absentIn(absentNames.items, (module) => ['std', module].filter(Boolean).join('::')),
    ),
  absentMethods: () => table(['Of', 'Refused'], absentIn(absentNames.methods)),
  messages: () =>
    table(
      ['Here', 'rustc', 'Reason'],
      [...NAME_DIFFERENCES, ...MESSAGE_DIFFERENCES].map(({ ours, rustc, reason }) => [code(ours), code(rustc), reason]),
    ),
}

/** The README with its generated sections as the code has them now. */
export function currentReadme(): { file: string; written: string; generated: string } {
  const written = readFileSync(README, 'utf8')
  const section = /(<!-- generated: (\w+) -->\n\n)[^]*?<!-- end -->/g
  const generated = written.replace(section, (_, start: string, name: string) => {
    return `${start}${SECTIONS[name]!()}\n\n<!-- end -->`
  })
  return { file: README, written, generated }
}

export const sectionNames = Object.keys(SECTIONS)

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

const wordsOf = (place: string) => path.basename(place, '.rs').replaceAll('_', ' ')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Owners with the same names share a row. */
function rowsOf(names: ReadonlyMap<string, Iterable<string>>): string[][] {
  const owners = new Map<string, string[]>()
  for (const [owner, listed] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shown = [...new Set(listed)].sort().map(code).join(' ')
    owners.set(shown, [...(owners.get(shown) ?? []), code(owner)])
  }
  return [...owners].map(([shown, of]) => [of.join(' '), shown])
}

function absentIn(names: Readonly<Record<string, string>>, ownerOf = (key: string) => key): string[][] {
  return rowsOf(new Map(Object.entries(names).map(([key, listed]) => [ownerOf(key), listed.trim().split(/\s+/)])))
}

/** Functions, constants and methods by module, type or trait. Traits with one method are in a row of their own. */
function declaredInStd(): string[][] {
  const owned = new Map<string, Set<string>>()
  const single: string[] = []
  for (const { key } of stdNames()) {
    const [, owner, name] = /^(.*)::(\w+)$/.exec(key)!
    owned.set(owner!, (owned.get(owner!) ?? new Set()).add(name!))
  }
  const declared = typesIn(parseDeclarations(commonDeclarations + laterDeclarations))
  for (const { name, isTrait } of declared) {
    if (owned.has(name) && !(isTrait && owned.get(name)!.size === 1)) continue
    owned.delete(name)
    single.push(name)
  }
  return [...rowsOf(owned), ['other types and traits', [...new Set(single)].sort().map(code).join(' ')]]
}

function typesIn(items: readonly Item[]): { name: string; isTrait: boolean }[] {
  return items.flatMap((item) => {
    if (item.kind === 'Mod') return typesIn(item.items)
    const isType = item.kind === 'Struct' || item.kind === 'Enum' || item.kind === 'Trait'
    return isType ? [{ name: item.name.name, isTrait: item.kind === 'Trait' }] : []
  })
}

function sourceTexts(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
}
