import { type Collected, type Collector, scopeIn } from '../items/collector'
import type { Module } from '../items/module'
import type { Span } from '../source/span'
import { isIntegerName, scalar } from '../types/known'
import type { Adt } from '../types/type'
import type { Session } from './body'
import { checkNumber } from './constants'
import { checkDerives, checkSize } from './derives'
import { checkImpl } from './impls'

/** An import has to name something. What this std does not have is told where it is used. */
export function checkImports(session: Session, module: Module): void {
  for (const [name, { path, span }] of module.imports) {
    const isStd = STD.includes(path[0]!)
    if (!isStd && (module.member('types', name) || module.member('values', name))) continue
    session.watch?.unknownImport(module, path)
    if (isStd) continue
    if (session.world.declarations.macros.some((macro) => macro.name === path[path.length - 1])) continue
    reportImport(session, path, span)
  }
}

const STD = ['std', 'core', 'alloc']

/** Judges types by their size and derives, and compares impls with their traits, before any body is looked at. */
export function checkHeads(session: Session, collector: Collector, collected: Collected): void {
  for (const adt of collected.adts) {
    checkSize(session, adt)
    checkDerives(session, adt)
    checkDiscriminants(session, collector, adt)
  }
  for (const impl of collected.impls) checkImpl(session, impl, collector.implScopes.get(impl)!)
}

function checkDiscriminants(session: Session, collector: Collector, adt: Adt): void {
  const module = collector.homes.get(adt)
  if (adt.node?.kind !== 'Enum' || !module) return
  const scope = scopeIn(collector, module)
  const repr = adt.node.attributes.find(({ name }) => name === 'repr')?.args.map(({ name }) => name)
  const type = scalar(repr?.find(isIntegerName) ?? 'isize')
  for (const { discriminant } of adt.node.variants) if (discriminant) checkNumber(session, discriminant, type, scope)
}

function reportImport(session: Session, path: readonly string[], span: Span): void {
  const last = path[path.length - 1]!
  session.report({
    span,
    message: `unresolved import \`${path.join('::')}\``,
    label: path.length > 1 ? `no \`${last}\` in \`${path[path.length - 2]}\`` : `no external crate \`${last}\``,
    help: 'correct the path, or declare it',
    code: 'E0432',
  })
}
