import GithubSlugger from 'github-slugger'
import type { Table, TableRow } from 'mdast'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import type { SymbolOption } from '../../lib/symbols/symbols'
import { headerOf, plainText, type DeclaredRow, type DeclaringColumn } from './tables'

/** A symbol that a row declares, with its preferred id. */
export type RowSymbol = {
  wantedId: string
  fields: Partial<EngineSymbol> & Pick<EngineSymbol, 'name' | 'kind'>
}

/** First columns of keyboard tables. */
export type KeyColumn = Extract<DeclaringColumn, 'Window shortcut' | 'Player button'>

/** Without the row's id. */
export function optionsOfRow({
  names,
  type,
  default: fallback,
  isRequired,
  description,
}: DeclaredRow): Omit<SymbolOption, 'anchor'>[] {
  return names.map((name) => ({ name, type: type ?? '', default: fallback, required: isRequired, description }))
}

/** The preferred id of a member: `rect-rotation` for `rotation` of `rect!`. */
export function memberId(short: string, owner: EngineSymbol | undefined): string {
  return owner ? `${idOf(owner.name)}-${idOf(short)}` : idOf(short)
}

export function keysOfRow(column: KeyColumn, table: Table, row: TableRow): RowSymbol[] {
  return column === 'Window shortcut' ? [windowShortcutOf(row)] : playerKeysOf(table, row)
}

export function symbolsOfRow(
  column: Exclude<DeclaringColumn, 'Param' | KeyColumn>,
  { names: codes, description: summary, type, value, default: fallback }: DeclaredRow,
  owner: EngineSymbol | undefined,
): RowSymbol[] {
  const parent = owner?.name ?? ''
  const ownId = (short: string) => memberId(short, owner)

  if (column === 'Flag') {
    const name = codes[codes.length - 1] ?? ''
    const signature = codes.join(', ') + (value?.startsWith('<') ? ` ${value}` : '')
    const fields = { summary, signature, type: value, default: fallback, parent }
    return [{ wantedId: ownId(name), fields: { name: `${parent} ${name}`, kind: 'flag', ...fields } }]
  }
  return codes.map((code): RowSymbol => {
    const short = calledName(code)
    switch (column) {
      case 'Field': {
        const fields = { summary, signature: typed(code, type, fallback), type, default: fallback, parent }
        return { wantedId: ownId(code), fields: { name: `${parent}.${code}`, kind: 'field', ...fields } }
      }
      case 'Variant': {
        const fields = { summary, signature: value === null ? code : `${code} = ${value}`, value, parent }
        return { wantedId: ownId(code), fields: { name: `${parent}::${code}`, kind: 'variant', ...fields } }
      }
      case 'Method': {
        const fields = { summary, signature: code, parent }
        return { wantedId: ownId(short), fields: { name: `${parent}::${short}`, kind: 'method', ...fields } }
      }
      case 'Function':
        return { wantedId: idOf(short), fields: { name: short, kind: 'function', summary, signature: code } }
      case 'Constant': {
        const fields = { summary, signature: `const ${code}: ${type} = ${value}`, type, value }
        const name = owner ? { name: `${parent}::${code}`, parent } : { name: code }
        return { wantedId: ownId(code), fields: { ...name, kind: 'constant', ...fields } }
      }
      case 'Key': {
        const fields = { summary, signature: typed(code, type, fallback), type, default: fallback, parent }
        return {
          wantedId: ownId(code),
          fields: { name: configKeyName(parent, code), kind: 'config key', ...fields },
        }
      }
    }
  })
}

/** A field or key with type and optional default. */
function typed(name: string, type: string | null, fallback: string | null): string {
  return `${name}: ${type}${fallback === null ? '' : ` = ${fallback}`}`
}

function windowShortcutOf(row: TableRow): RowSymbol {
  const [keys = '', action = ''] = row.children.map((cell) => plainText(cell))
  return {
    wantedId: idOf(action),
    fields: { name: action, kind: 'key', signature: keys, summary: action, value: keys },
  }
}

function playerKeysOf(table: Table, row: TableRow): RowSymbol[] {
  const [, ...players] = headerOf(table)
  const [button = '', ...keys] = row.children.map((cell) => plainText(cell))
  return keys.map((key, index) => {
    const player = players[index] ?? ''
    const summary = `Key for ${button} of ${player.toLowerCase()}`
    return {
      wantedId: idOf(button),
      fields: { name: `${player} ${button}`, kind: 'key', signature: key, summary, value: key },
    }
  })
}

/** The name in a signature such as `camera::x() -> f32`. */
function calledName(signature: string): string {
  return /^[\w:]+/.exec(signature)?.[0] ?? signature
}

/** `canvas.width` for `width` in `[canvas]`; top-level keys are unqualified. */
function configKeyName(table: string, key: string): string {
  const path = /^\[(.+)\]$/.exec(table)?.[1]
  return path ? `${path}.${key}` : key
}

/** Text for an id, without a flag's dashes. */
function idOf(text: string): string {
  return new GithubSlugger().slug(text.replace(/^-+/, ''))
}
