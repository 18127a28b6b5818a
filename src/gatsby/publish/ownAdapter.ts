import type { GatsbyConfig } from 'gatsby'

/**
 * The site is a folder of files that any host serves as it is, so there is nothing to adapt. That this is said matters: a
 * build without an adapter fetches a list of them from a branch that moves, and runs it.
 */
export const ownAdapter: NonNullable<GatsbyConfig['adapter']> = { name: 'files-for-any-host', adapt: () => undefined }
