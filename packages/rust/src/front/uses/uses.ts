import { check } from '../checker/check'
import type { Checked, Resolution } from '../checked/checked'
import type { Declarations } from '../declarations/declarations'
import { type World, worldOf } from '../items/world'
import { parseProgram } from '../parser/parseProgram'
import { callAround, type Span } from '../source/span'
import type { Expr, ExprOf, Path, Pattern } from '../tree/tree'
import { behindReferences } from '../types/known'
import type { Adt, FunctionItem, Type } from '../types/type'
import { Diagnostics } from '../diagnostics/diagnostic'
import type { Token } from '../tokens/token'
import { tokenize } from '../tokens/tokenize'

/** A use of a name declared elsewhere. */
export type Use = MacroUse | ItemUse

/**
 * The item by crate and name: `Tween::set`, `clear`, `Button::Pressed`, `Gamepad.left`. The type in a path (`Tween` in
 * `Tween::new`) is a use of its own.
 */
type ItemUse = {
  kind: 'function' | 'constant' | 'variant' | 'type' | 'field'
  span: Span
  crate: string
  name: string
}

/** In textual order, longest first at the same position; also works for programs with errors. */
export function usesIn(text: string, declarations: Declarations): Use[] {
  const { tree } = parseProgram(text, declarations)
  const uses = [...macroUses(text), ...new Uses(check(tree, declarations), worldOf(declarations)).all()]
  return uses.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}

class Uses {
  private readonly found: ItemUse[] = []

  constructor(
    private readonly checked: Checked,
    private readonly world: World,
  ) {}

  all(): ItemUse[] {
    const { callees, namedTypes, paths, types } = this.checked
    for (const [path, adt] of namedTypes) this.type(spanOf(path), adt)
    for (const [node, resolution] of paths) this.path(pathOf(node), resolution)
    for (const [expr, { item }] of callees) if (expr.kind === 'MethodCall') this.function(expr.name.span, item)
    for (const node of types.keys()) if (node.kind === 'Field') this.field(node)
    return this.found
  }

  private path(path: Path | undefined, resolution: Resolution) {
    if (!path) return
    if (resolution.kind === 'function') {
      const { item, args } = resolution.callee
      this.owner(path, item.owner?.kind === 'impl' ? item.owner.self : args[0])
      if (item.constructs) this.variant(path, item.constructs.adt, item.constructs.variant)
      else this.function(spanOf(path), item)
    } else if (resolution.kind === 'variant') {
      this.variant(path, resolution.adt, resolution.variant)
    } else if (resolution.kind === 'constant') {
      const { constant } = resolution
      if (!constant.isOwn)
        this.add('constant', spanOf(path), this.world.scopes.get(constant)?.module.path[0], constant.key)
    }
  }

  private function(span: Span, item: FunctionItem) {
    if (!item.isOwn) this.add('function', span, this.world.scopes.get(item)?.module.path[0], item.key)
  }

  private variant(path: Path, adt: Adt, variant: number) {
    if (adt.kind === 'struct') return this.type(spanOf(path), adt)
    this.owner(path, { kind: 'adt', adt, args: [] })
    if (!adt.isOwn) this.add('variant', spanOf(path), this.crateOf(adt), `${adt.name}::${adt.variants[variant]!.name}`)
  }

  private field({ receiver, name }: ExprOf<'Field'>) {
    const found = this.checked.types.get(receiver)
    const type = found && behindReferences(found)
    if (type?.kind === 'adt' && !type.adt.isOwn)
      this.add('field', name.span, this.crateOf(type.adt), `${type.adt.name}.${name.name}`)
  }

  /** The type before the last name of a path, unless an alias names it. */
  private owner({ segments }: Path, type: Type | undefined) {
    const written = segments.at(-2)?.name
    if (written && type?.kind === 'adt' && type.adt.name === written.name) this.type(written.span, type.adt)
  }

  private type(span: Span, adt: Adt) {
    if (!adt.isOwn) this.add('type', span, this.crateOf(adt), adt.name)
  }

  private crateOf(adt: Adt): string | undefined {
    return this.world.homes.get(adt)?.path[0]
  }

  private add(kind: ItemUse['kind'], span: Span, crate: string | undefined, name: string) {
    if (crate !== undefined && !callAround(this.checked.tree.calls, span)) this.found.push({ kind, span, crate, name })
  }
}

function pathOf(node: Expr | Pattern): Path | undefined {
  switch (node.kind) {
    case 'BindingPattern':
      return { span: node.span, segments: [{ name: node.name }], isGlobal: false }
    case 'PathExpr':
    case 'Struct':
    case 'PathPattern':
    case 'TupleStructPattern':
    case 'StructPattern':
      return node.path
    default:
      return undefined
  }
}

/** The span of a path; with type arguments, only that of its last name. */
function spanOf({ segments, qualifier }: Path): Span {
  const { span } = segments.at(-1)!.name
  const isWhole = !qualifier && segments.slice(0, -1).every(({ generics }) => !generics)
  return isWhole ? { start: segments[0]!.name.span.start, end: span.end } : span
}

/** A macro call by path (`draw`, `game::draw`), or an option in it. */
type MacroUse =
  { kind: 'macro'; span: Span; name: string } | { kind: 'option'; span: Span; macro: string; name: string }

/** Found by tokens alone, so that the program need not be parsable. */
function macroUses(text: string): MacroUse[] {
  const tokens = tokenize(text, new Diagnostics())
  const own = new Set(tokens.map(({ text }, index) => (text === 'macro_rules' ? tokens[index + 2]?.text : undefined)))
  const uses: MacroUse[] = []
  /** The macros whose delimiters are open; undefined for other delimiters. */
  const open: (string | undefined)[] = []
  tokens.forEach((token, index) => {
    const macro = open.at(-1)
    if (token.kind === 'open') {
      const found = callBefore(tokens, index)
      const call = found && !own.has(found.name) ? found : undefined
      if (call) uses.push({ kind: 'macro', ...call })
      open.push(call?.name)
    } else if (token.kind === 'close') open.pop()
    else if (macro !== undefined && beginsOption(tokens, index)) {
      uses.push({ kind: 'option', span: tokenSpan(token), macro, name: token.text })
    }
  })
  return uses
}

/** The path and `!` before a delimiter: `game::draw!`. */
function callBefore(tokens: readonly Token[], open: number): { span: Span; name: string } | undefined {
  const mark = tokens[open - 1]
  let first = open - 2
  if (mark?.text !== '!' || tokens[first]?.kind !== 'ident') return undefined
  const names = [tokens[first]!.text]
  // `::` is two tokens
  while (tokens[first - 2]?.text === '::' && tokens[first - 3]) {
    first -= 3
    names.unshift(tokens[first]!.text)
  }
  return { span: { start: tokens[first]!.start, end: mark.end }, name: names.join('::') }
}

/** Whether a token is an option: first in an argument, and followed by `=`. */
function beginsOption(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const beginsArgument = before?.kind === 'open' || before?.text === ',' || before?.text === ';'
  return tokens[index]!.kind === 'ident' && beginsArgument && after?.text === '='
}

function tokenSpan({ start, end }: Token): Span {
  return { start, end }
}
