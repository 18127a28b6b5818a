import fs from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler, Module } from 'webpack'
import { isCopied } from '../patches/webpackConfig'
import { publishFile } from './publishedFiles'

/** A package with code in the browser. */
export type UsedPackage = { name: string; version: string; license: string; text: string }

const NOTICES_ADDRESS = '/third-party-notices.txt'

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\b|[-_.])/i

/** Lists each text once with its packages. */
export function noticesOf(packages: readonly UsedPackage[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, license, text } of packages) {
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`].sort())
  }
  const notices = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).sort()
  return ['The scripts of this site contain code of these packages.\n', ...notices].join(`\n${'-'.repeat(72)}\n\n`)
}

/** In `node_modules` or among Gatsby's copies. */
export function packageFolder(file: string): string | undefined {
  if (isCopied(file)) return path.resolve('node_modules/gatsby')
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

export function readPackage(folder: string): UsedPackage {
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as UsedPackage
  const files = fs.readdirSync(folder).filter((file) => LICENSE_FILE.test(file))
  const texts = files.sort().map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim())
  return { name, version, license, text: texts.join('\n\n').replace(/\r\n/g, '\n') || `License: ${license}` }
}

/** Covers all packages in the published scripts. */
export class NoticesPlugin {
  constructor(private readonly further: readonly string[] = []) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Notices', async (compilation) => {
      const folders = new Set(
        [...shippedFiles(compilation), ...this.further].flatMap((file) => packageFolder(file) ?? []),
      )
      await publishFile(NOTICES_ADDRESS, noticesOf([...folders].map(readPackage)))
    })
  }
}

function shippedFiles({ modules, chunkGraph }: Compilation): string[] {
  const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return shipped.flatMap((module) => partsOf(module)).flatMap(({ resource }) => resource?.replace(/\?.*$/, '') ?? [])
}

type FileModule = Module & { resource?: string; modules?: FileModule[] }

function partsOf(module: FileModule): FileModule[] {
  return module.modules ?? [module]
}
