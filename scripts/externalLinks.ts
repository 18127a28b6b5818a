/**
 * Requests every external page that the built site links to, and lists broken links with their pages. Exits 1 if there
 * are any.
 * Run: npm run check:external, after npm run build
 */
import fs from 'node:fs'
import path from 'node:path'
import { linkError } from './linkError'

/** Timeout per host. */
const TIMEOUT_MS = 20_000

function linkedPages(root: string): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>()
  const pages = fs.readdirSync(root, { recursive: true }).map(String)
  for (const page of pages.filter((file) => file.endsWith('index.html'))) {
    const html = fs.readFileSync(path.join(root, page), 'utf8')
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(https?:[^"#]+)/g)) {
      const address = href.replace(/&amp;/g, '&')
      linked.set(address, (linked.get(address) ?? new Set()).add(page))
    }
  }
  return linked
}

/** Undefined if the link works. */
async function problemAt(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return linkError(status)
  } catch (error) {
    return String(error)
  }
}

async function checkLinks() {
  const linked = [...linkedPages(path.resolve('public'))]
  for (const [address, pages] of linked) {
    const problem = await problemAt(address)
    if (problem === undefined) continue
    console.error(`${address} ${problem}\n${[...pages].map((page) => `  ${page}`).join('\n')}`)
    process.exitCode = 1
  }
  console.log(`${linked.length} external addresses requested`)
}

void checkLinks()
