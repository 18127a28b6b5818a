import type { Collector } from './collect'
import { Module } from './module'
import type * as tree from '../tree/tree'

export function reportTwice(collector: Collector, module: Module, { name, span }: tree.Ident, space: string): void {
  collector.report({
    span,
    message: `the name \`${name}\` is defined multiple times`,
    label: `\`${name}\` redefined here`,
    help: `\`${name}\` must be defined only once in the ${space} namespace of this ${module.isBlock ? 'block' : 'module'}`,
    code: 'E0428',
  })
}

export function reportDuplicate(collector: Collector, { name, span }: tree.Ident): void {
  collector.report({
    span,
    message: `duplicate definitions with name \`${name}\``,
    label: 'duplicate definition',
    code: 'E0592',
  })
}
