import type { Span } from '../source/span'
import { isScalar } from '../types/known'
import type { Type } from '../types/type'
import { type Body, report, text } from './body'

/** The types of std that hold a value in themselves, of any size. */
const AROUND = /^(Cell|RefCell|Mutex|RwLock)$/

/** Text, slices and what stands behind `dyn` have no size of their own, nor what is made of them: they live behind a pointer. */
export function isUnsized(type: Type): boolean {
  if (type.kind === 'adt') return !type.adt.isOwn && AROUND.test(type.adt.name) && type.args.some(isUnsized)
  return type.kind === 'slice' || type.kind === 'dyn' || isScalar(type, 'str')
}

/** Reports a value whose size is only known behind a reference. */
export function reportUnsized(body: Body, type: Type, span: Span): void {
  report(body, span, `the size for values of type \`${text(body, type)}\` cannot be known at compilation time`, {
    label: "doesn't have a size known at compile-time",
    help: 'put `&` before it',
    code: 'E0277',
  })
}
