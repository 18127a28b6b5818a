import { type Body, report, text } from './body'
import type { Type } from '../types/type'
import type { Span } from '../source/span'

export function reportUnsized(body: Body, type: Type, span: Span): void {
  report(body, span, `the size for values of type \`${text(body, type)}\` cannot be known at compilation time`, {
    label: "doesn't have a size known at compile-time",
    help: 'put `&` before it',
    code: 'E0277',
  })
}
