import fs from 'node:fs/promises'
import path from 'node:path'
import { ICONS_FOLDER, isHashedName, sourceAddress } from '../../lib/address/published'
import { normalizeBasePath } from '../../lib/address/paths'
import { canonicalUrl } from '../../lib/head/head'
import { flattenSidebar, sidebarFor } from '../../lib/navigation/sidebar'
import { headerPolicy } from '../../lib/policy/contentPolicy'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import { LATER_NAMES } from '../../site/laterNames'
import { ENGINE_VERSION } from '../../site/links'
import { sidebar } from '../../site/sidebar'
import { siteConfig } from '../../site/siteConfig'
import { compareTexts } from '../nodes/pageOrder'
import { isWritten } from '../search/localSearch'
import { siteUrl } from '../siteAddress'
import { robotsOf, sitemapOf } from './crawlerFiles'
import { headersFile, updateHostFiles } from './hostFiles'
import { modelIndex, modelText, pinnedInstallLine, type ModelFacts } from './modelFiles'
import { publishFile } from './publishedFiles'
import type { PublishedNodes } from './publishedNodes'

/** The specified path. Hosts may drop folders that start with a dot, so no page uses it. */
const SPECIFIED_ICONS = '.turbo/icons'

const FORM = ['turbo::init!', 'turbo::go!']

/** For crawlers and language models. Returns what had to be omitted. */
export async function publishForMachines({ pages, symbols, examples }: PublishedNodes): Promise<string | undefined> {
  const site = { ...siteConfig, baseUrl: siteUrl(process.env, siteConfig) }
  const listed = inReadingOrder(pages.filter(isWritten))
  if (site.baseUrl) {
    const urls = listed.map(({ path: page, lastUpdatedAt }) => {
      return { url: canonicalUrl(page, site)!, changedAt: lastUpdatedAt ?? undefined }
    })
    await publishFile('/sitemap.xml', sitemapOf(urls))
  } else {
    await fs.rm(path.resolve('public/sitemap.xml'), { force: true })
  }
  const addressOf = (address: string) => (site.baseUrl ?? '') + normalizeBasePath(site.basePath ?? '') + address
  await publishFile('/robots.txt', robotsOf(site.baseUrl && addressOf('/sitemap.xml')))

  const facts = modelFacts({ pages, symbols, examples })
  const sources = listed.map((page) => ({
    title: page.title ?? siteConfig.title,
    description: page.description ?? '',
    url: addressOf(sourceAddress(page.path)),
    source: page.content,
  }))
  await publishFile('/llms.txt', modelIndex(facts, sources, addressOf('/llms-full.txt')))
  await publishFile('/llms-full.txt', modelText(facts, sources))
  return site.baseUrl
    ? undefined
    : 'Left out, because neither baseUrl nor SITE_URL is set: sitemap.xml, canonical links, og:url, JSON-LD, and the host in preview pictures and llms.txt'
}

export async function publishForHosts(root = path.resolve('public')) {
  const policy = policyOf(await fs.readFile(path.join(root, '404.html'), 'utf8'))
  await publishFile('/_headers', headersFile(headerPolicy(policy), normalizeBasePath(siteConfig.basePath ?? '')))
  await updateHostFiles(scriptHashesOf(policy))
  // GitHub Pages would omit files that start with an underscore
  await publishFile('/.nojekyll', '')
  await fs.rm(path.join(root, path.dirname(SPECIFIED_ICONS)), { recursive: true, force: true })
  await fs.cp(path.join(root, ICONS_FOLDER), path.join(root, SPECIFIED_ICONS), { recursive: true })
  const files = (await fs.readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const addresses = files.map(({ parentPath, name }) => `/${path.relative(root, path.join(parentPath, name))}`)
  const hashed = addresses.map((address) => address.split(path.sep).join('/')).filter(isHashedName)
  await publishFile('/hashed-files.txt', `${hashed.sort().join('\n')}\n`)
}

export function policyOf(html: string): string {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  if (policy === undefined) throw new Error('A published page has no content policy')
  return policy.replace(/&#x27;/g, "'")
}

export function scriptHashesOf(policy: string): string[] {
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  return [...scripts.matchAll(/'sha256-([^']+)'/g)].map(([, hash = '']) => hash)
}

/** In the order of the sidebars, followed by unlisted pages. */
export function inReadingOrder(pages: PublishedNodes['pages']): PublishedNodes['pages'] {
  const order = ['/learn/', '/learn/recipes/'].flatMap((prefix) =>
    flattenSidebar(sidebarFor(prefix, sidebar).items).map(({ path: page }) => page),
  )
  // Reversed, because the first place of a page counts
  const places = new Map(['/', ...order].map((page, place) => [page, place] as const).reverse())
  const place = (page: string) => places.get(page) ?? places.size
  return [...pages].sort((a, b) => place(a.path) - place(b.path) || compareTexts(a.path, b.path))
}

function modelFacts({ pages, symbols, examples }: PublishedNodes): ModelFacts {
  const inOrder = inReadingOrder(pages)
  const install = inOrder
    .map(({ content }) => pinnedInstallLine(content, ENGINE_VERSION))
    .find((line) => line !== undefined)
  const wholePrograms = examples.filter((example) => FORM.every((macro) => example.program.includes(macro)))
  const program = inOrder
    .flatMap(({ path: page }) => wholePrograms.filter((example) => example.page === page))
    .at(0)?.program
  const form = FORM.map((macro) => symbols.find(({ name }) => name === macro))
  if (install === undefined || program === undefined || form.includes(undefined)) {
    throw new Error(`No page says how to install ${ENGINE_VERSION}, or shows a program with ${FORM.join(' and ')}`)
  }
  const { title, description } = siteConfig
  return {
    site: title,
    description,
    version: ENGINE_VERSION,
    install,
    form: form as EngineSymbol[],
    program,
    laterNames: LATER_NAMES,
  }
}
