import { normalizeBasePath } from '../lib/address/paths'

/** What a build says about itself: its arguments and its environment. */
type Invocation = { argv: readonly string[]; env: Record<string, string | undefined> }

/** The base path that finished HTML has to carry: the configured one when Gatsby is told to prefix paths, else none. */
export function builtBasePath({ argv, env }: Invocation, configured = ''): string {
  const isPrefixed = argv.includes('--prefix-paths') || ['true', '1'].includes(env.PREFIX_PATHS ?? '')
  return isPrefixed ? normalizeBasePath(configured) : ''
}
