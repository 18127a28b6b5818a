import { check } from '../checker/check'
import type { Checked, Resolution } from '../checker/checked'
import type { Declarations } from '../declarations/declarations'
import { worldOf, type World } from '../items/world'
import { parseProgram } from '../parser/parseProgram'
import { callAround } from '../source/callAround'
import type { Span } from '../source/span'
import type { Expr, Path, Pattern, ExprOf } from '../tree/tree'
import type { Adt, FunctionItem, Type } from '../types/type'
import { macroUses, type MacroUse } from './macroUses'

/** A stretch of a program that names something which is declared elsewhere. */
export type Use = MacroUse | ItemUse

/**
 * The item is known by its crate and its name: `Tween::set`, `camera::set_xy`, `clear`, `Button::Pressed`, `Gamepad.left`.
 * What is only seen to be named on the way to it (`Tween` in `Tween::new`) is a use of its own.
 */
export type ItemUse = {
  kind: 'function' | 'constant' | 'variant' | 'type' | 'field'
  span: Span
  crate: string
  name: string
}

/**
 * What a program uses of the crates, in the order of its text; what begins at the same place with the longest first. A
 * program with faults tells what is found out about it nevertheless.
 */
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
    let type = this.checked.types.get(receiver)
    while (type?.kind === 'reference') type = type.target
    if (type?.kind === 'adt' && !type.adt.isOwn)
      this.add('field', name.span, this.crateOf(type.adt), `${type.adt.name}.${name.name}`)
  }

  /** The type in front of the last name of a path, if it is the one that is meant and no other name for it. */
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

/** From the first name of a path to its last; where type arguments stand between them, the last name alone. */
function spanOf({ segments, qualifier }: Path): Span {
  const { span } = segments.at(-1)!.name
  const isWhole = !qualifier && segments.slice(0, -1).every(({ generics }) => !generics)
  return isWhole ? { start: segments[0]!.name.span.start, end: span.end } : span
}
