import type * as tree from '../tree/tree'
import { type Body, report } from './body'
import { typeEntryAt } from '../items/lowerType'
import { similarName } from '../diagnostics/similarName'

export function pathText(path: tree.Path): string {
  return path.segments.map(({ name }) => name.name).join('::')
}

/** Reports that no struct or variant is called so. */
export function reportNoVariant(body: Body, path: tree.Path, what: string): void {
  const last = path.segments[path.segments.length - 1]!.name
  const owner =
    path.segments.length > 1 ? typeEntryAt(body.scope, { ...path, segments: path.segments.slice(0, -1) }) : undefined
  const self = path.segments[0]!.name.name === 'Self' ? body.scope.selfType : undefined
  const adt = owner?.kind === 'adt' ? owner.adt : self?.kind === 'adt' ? self.adt : undefined
  if (adt?.kind === 'enum') {
    const similar = similarName(
      last.name,
      adt.variants.map(({ name }) => name),
    )
    report(body, last.span, `no variant named \`${last.name}\` found for enum \`${adt.name}\``, {
      label: `variant not found in \`${adt.name}\``,
      ...(similar ? { help: `there is a variant with a similar name: \`${similar}\`` } : {}),
      code: 'E0599',
    })
    return
  }
  const similar = similarName(last.name, body.scope.module.visibleNames(what.startsWith('tuple') ? 'values' : 'types'))
  report(body, path.span, `cannot find ${what} \`${pathText(path)}\` in this scope`, {
    label: 'not found in this scope',
    ...(similar ? { help: `a name that is similar exists: \`${similar}\`` } : {}),
    code: what.startsWith('tuple') ? 'E0531' : 'E0422',
  })
}

export function reportNoPatternField(
  body: Body,
  span: tree.Ident['span'],
  name: string,
  path: tree.Path,
  known: string[],
): void {
  const similar = similarName(name, known)
  report(body, span, `struct \`${pathText(path)}\` does not have a field named \`${name}\``, {
    label: `struct \`${pathText(path)}\` does not have this field`,
    ...(similar ? { help: `a field with a similar name exists: \`${similar}\`` } : {}),
    code: 'E0026',
  })
}
