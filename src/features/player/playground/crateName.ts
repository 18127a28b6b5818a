/** Words that Cargo takes for no name of a package: those of Rust, of its own folders, and those that the project needs itself. */
const TAKEN = new Set(
  (
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl ' +
    'in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type ' +
    'typeof unsafe unsized use virtual where while yield ' +
    'alloc build con core deps examples incremental proc-macro std test turbo'
  ).split(' '),
)

const LONGEST_NAME = 64

/** The name of a work as Cargo takes it: small letters, digits and hyphens, and a letter first. */
export function crateName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '')
  if (words === '') return 'my-game'
  if (/^\d/.test(words)) return `game-${words}`
  return TAKEN.has(words) ? `${words}-game` : words
}
