/** Every fifth is daily; `npm run check:programs` takes all. */
const STEP = Number(process.env.PROGRAM_STEP ?? 5)

/** Part of the programs, in their order. */
export const sampled = <Item>(programs: readonly Item[]): Item[] => programs.filter((_, place) => place % STEP === 0)
