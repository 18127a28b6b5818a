/** How a macro of std is read. */
export type StdMacroForm = 'formatted' | 'written' | 'asserted' | 'assertedPair' | 'vec' | 'matches' | 'dbg' | 'literal'

/** The macros of std that programs can call, with the form of their arguments. */
export const STD_MACROS: ReadonlyMap<string, StdMacroForm> = new Map(
  Object.entries({
    formatted: 'format print println eprint eprintln panic todo unimplemented unreachable',
    written: 'write writeln',
    asserted: 'assert debug_assert',
    assertedPair: 'assert_eq assert_ne debug_assert_eq debug_assert_ne',
    vec: 'vec',
    matches: 'matches',
    dbg: 'dbg',
    literal: 'stringify concat line column compile_error',
  } satisfies Record<StdMacroForm, string>).flatMap(([form, names]) =>
    names.split(' ').map((name): [string, StdMacroForm] => [name, form as StdMacroForm]),
  ),
)

/** Macros of std that the pages cannot run. */
export const UNSUPPORTED_MACROS = new Set(
  (
    'thread_local include include_str include_bytes env option_env file module_path ' +
    'format_args addr_of addr_of_mut debug_assert_matches assert_matches try'
  ).split(' '),
)
