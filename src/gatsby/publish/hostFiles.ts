import fs from 'node:fs/promises'
import path from 'node:path'
import { DATA_FOLDER, PICTURES_FOLDER } from '../../lib/address/published'
import { headerPolicyForHost } from '../../lib/policy/contentPolicy'
import { siteConfig } from '../../site/siteConfig'

const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Features that no page uses; games need gamepad, fullscreen and clipboard
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const IMMUTABLE_PATTERNS = ['/*.js', '/*.css', '/static/*', `${DATA_FOLDER}/*`, `${PICTURES_FOLDER}/*`]

/**
 * For Netlify and Cloudflare Pages: the policy, and immutable caching of hashed files. By default, both hosts make
 * browsers revalidate everything else.
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

const CONFIGURED_BY: [file: string, policy: RegExp][] = [
  ['firebase.json', /(?<="key": "Content-Security-Policy",\s+"value": ")[^"]*/g],
  ['nginx.conf', /(?<=Content-Security-Policy ")[^"]*/g],
]

export async function updateHostFiles(scriptHashes: readonly string[], root = process.cwd()) {
  const policy = headerPolicyForHost(scriptHashes, siteConfig)
  for (const [name, place] of CONFIGURED_BY) {
    const file = path.join(root, name)
    const text = await fs.readFile(file, 'utf8')
    const next = text.replace(place, () => policy)
    if (next !== text) await fs.writeFile(file, next)
  }
}
