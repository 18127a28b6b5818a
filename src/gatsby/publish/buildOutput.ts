import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { positionAt } from 'rust/machine'

/**
 * The loader of third-party scripts, Gatsby's statistics, and the not-found page at an address that would have status
 * 200.
 */
const UNUSED = ['~partytown', 'webpack.stats.json', '404']

/** That page's data, which the next build reads if its query is unchanged. */
const SET_ASIDE = 'page-data/404'

type Folders = { published?: string; aside?: string }

export async function removeUnusedOutput({ published, aside }: Folders = {}) {
  const [from, to] = foldersOf(published, aside)
  await Promise.all(UNUSED.map((name) => fs.promises.rm(path.join(from, name), { recursive: true, force: true })))
  await fs.promises.rm(path.join(to, SET_ASIDE), { recursive: true, force: true })
  await copyIfExists(path.join(from, SET_ASIDE), path.join(to, SET_ASIDE))
  await fs.promises.rm(path.join(from, SET_ASIDE), { recursive: true, force: true })
}

/** Restores what the previous build moved away. */
export async function restoreUnusedOutput({ published, aside }: Folders = {}) {
  const [to, from] = foldersOf(published, aside)
  await copyIfExists(path.join(from, SET_ASIDE), path.join(to, SET_ASIDE))
}

const foldersOf = (published = path.resolve('public'), aside = path.resolve('.cache/unused-output')) =>
  [published, aside] as const

async function copyIfExists(from: string, to: string) {
  const exists = await fs.promises.stat(from).then(
    () => true,
    () => false,
  )
  if (exists) await fs.promises.cp(from, to, { recursive: true })
}

const TEXT_FILE = /\.(html|json|md|txt|js|css|xml|svg|webmanifest)$/

/** Appear where a text was cut inside a character. */
const BROKEN: Record<string, string> = { '\0': 'NUL', '\uFFFD': 'U+FFFD' }

/** The first invalid character of each text, with its position. */
export function brokenTexts(root = path.resolve('public')): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => {
      const bytes = fs.readFileSync(file)
      // Several times faster than decoding
      if (isUtf8(bytes) && Object.keys(BROKEN).every((broken) => !bytes.includes(broken))) return []
      const text = bytes.toString()
      const at = text.search(/[\0\uFFFD]/)
      if (at < 0) return []
      const { line, column } = positionAt(text, at)
      const place = `public/${path.relative(root, file)}:${line}:${column}`
      return [`${place} contains an invalid character, ${BROKEN[text[at]!]}`]
    })
}

/** A page of every build, whose document names the build. */
const NOT_FOUND = '404.html'

/** Saves a request. Gatsby's own name for the build depends on the path of the checkout. */
export async function nameBuildOfPages(root = path.resolve('public')) {
  const [, build] = / data-build="([^"]+)"/.exec(await fs.promises.readFile(path.join(root, NOT_FOUND), 'utf8')) ?? []
  const folder = path.join(root, 'page-data')
  const files = (await fs.promises.readdir(folder, { recursive: true })).filter((file) =>
    /(^|[\\/])page-data\.json$/.test(file),
  )
  for (const file of files) {
    const data = JSON.parse(await fs.promises.readFile(path.join(folder, file), 'utf8')) as {
      result: { build?: string }
    }
    if (data.result.build === build) continue
    data.result.build = build
    await fs.promises.writeFile(path.join(folder, file), JSON.stringify(data))
  }
  await fs.promises.writeFile(path.join(folder, 'app-data.json'), JSON.stringify({ webpackCompilationHash: build }))
}
