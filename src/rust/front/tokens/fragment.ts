/** What a variable of a macro may stand for. */
export const MACRO_FRAGMENTS = [
  ...(['block', 'expr', 'expr_2021', 'ident', 'item', 'lifetime', 'literal', 'meta'] as const),
  ...(['pat', 'pat_param', 'path', 'stmt', 'tt', 'ty', 'vis'] as const),
]

export type MacroFragment = (typeof MACRO_FRAGMENTS)[number]
