import fs from 'node:fs/promises'
import path from 'node:path'
import { DATA_FOLDER, PICTURES_FOLDER } from '../../lib/address/published'
import { headerPolicyForHost } from '../../lib/policy/contentPolicy'
import { siteConfig } from '../../site/siteConfig'

/** What hosts send with each file, whatever it is. */
const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What no page and no example asks a reader for; games need gamepad, fullscreen and the clipboard
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What names the files that never change, as hosts with a `_headers` file read it: no two of them name the same file. */
const IMMUTABLE_PATTERNS = ['/*.js', '/*.css', '/static/*', `${DATA_FOLDER}/*`, `${PICTURES_FOLDER}/*`]

/**
 * The file that Netlify and Cloudflare Pages read: the policy for everything, and no questions after files whose names carry
 * a hash. For the rest both hosts say by themselves that it has to be revalidated.
 */
export function headersFile(policy: string, basePath = ''): string {
  const everywhere = Object.entries({ 'Content-Security-Policy': policy, ...EVERYWHERE })
  const immutable = IMMUTABLE_PATTERNS.map((pattern): [string, [string, string][]] => [
    pattern,
    [['Cache-Control', IMMUTABLE]],
  ])
  return ([['/*', everywhere], ...immutable] as [string, [string, string][]][])
    .map(([pattern, headers]) => {
      return `${basePath}${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
    })
    .join('\n')
}

/** Files of the repository that hosts are configured by, with the place of the policy in them. */
const CONFIGURED_BY: [file: string, policy: RegExp][] = [
  ['firebase.json', /(?<="key": "Content-Security-Policy",\s+"value": ")[^"]*/g],
  ['nginx.conf', /(?<=Content-Security-Policy ")[^"]*/g],
]

/** Writes the policy into the files that configure a host, where the scripts of the pages have changed it. */
export async function updateHostFiles(scriptHashes: readonly string[], root = process.cwd()) {
  const policy = headerPolicyForHost(scriptHashes, siteConfig)
  for (const [name, place] of CONFIGURED_BY) {
    const file = path.join(root, name)
    const text = await fs.readFile(file, 'utf8')
    const next = text.replace(place, () => policy)
    if (next !== text) await fs.writeFile(file, next)
  }
}
