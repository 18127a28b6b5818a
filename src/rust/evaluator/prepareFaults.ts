import type { FunctionItem } from '../types/type'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { NOWHERE } from '../source/span'

export function dropDiagnostic({ node }: FunctionItem): Diagnostic {
  return {
    span: node?.name.span ?? NOWHERE,
    message: '`Drop` is not supported here',
    label: 'this method would never be called',
    help: 'call a method of your own where the value is no longer needed',
  }
}
