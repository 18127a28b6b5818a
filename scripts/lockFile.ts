export type LockFile = { packages: Record<string, LockedPackage> }

type LockedPackage = {
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  license?: string
}

/** Packages whose install scripts are skipped; each has prebuilt binaries or only prints a message. */
const SKIPPED_SCRIPTS: readonly string[] = [
  '@parcel/watcher',
  '@swc/core',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
  'gatsby',
  'gatsby-cli',
  'lmdb',
  'msgpackr-extract',
  'unrs-resolver',
]

/** Packages without a SHA-512 hash from the one registry, or with a required install script. */
export function lockErrors({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { resolved, integrity, link, hasInstallScript }]) => {
    const isOwn = !place.includes('node_modules/')
    if (isOwn || (link && resolved?.startsWith('packages/'))) return []
    const name = nameAt(place)
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512 integrity hash`]),
      ...(resolved === undefined ? [] : [`${place} comes from ${resolved}, not from the registry of the others`]),
      ...(hasInstallScript && !SKIPPED_SCRIPTS.includes(name)
        ? [`${place} has an install script, which --ignore-scripts skips: check that it works without it`]
        : []),
    ]
  })
}

/** Licenses with their packages, most frequent first. */
export function licensesIn({ packages }: LockFile): [license: string, names: string[]][] {
  const names = new Map<string, Set<string>>()
  for (const [place, { license = 'not named', link }] of Object.entries(packages)) {
    if (link || !place.includes('node_modules/')) continue
    names.set(license, (names.get(license) ?? new Set()).add(nameAt(place)))
  }
  return [...names]
    .map(([license, of]) => [license, [...of]] as [string, string[]])
    .sort((a, b) => b[1].length - a[1].length)
}

const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
