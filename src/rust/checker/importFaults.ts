import type { Session } from './body'
import type { Span } from '../source/span'

export function reportImport(session: Session, path: readonly string[], span: Span): void {
  const last = path[path.length - 1]!
  session.report({
    span,
    message: `unresolved import \`${path.join('::')}\``,
    label: path.length > 1 ? `no \`${last}\` in \`${path[path.length - 2]}\`` : `no external crate \`${last}\``,
    help: 'correct the path, or declare it',
    code: 'E0432',
  })
}
