import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** Environment variable with the path of the bundle, for Gatsby's child processes. */
export const SITE_CODE_FILE = 'SITE_CODE_FILE'

/** A CommonJS script with its source map. The hash ignores comments. */
export type NodeBundle = { hash: string; write: (file: string) => void }

/** Includes imports from this repository; packages stay external. */
export function bundledForNode(entry: string): NodeBundle {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: installedPackages(),
    charset: 'utf8',
    jsx: 'automatic',
    // Sources are named relative to the working directory
    sourcemap: 'external',
    sourcesContent: false,
    outfile: path.resolve('bundle.cjs'),
  })
  const [map, script] = ['.map', '.cjs'].map(
    (extension) => outputFiles.find((file) => file.path.endsWith(extension))!.text,
  )
  return {
    hash: createHash('sha256').update(script!).digest('hex').slice(0, 20),
    write(file) {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      replaceFile(`${file}.map`, map!)
      replaceFile(file, `${script}//# sourceMappingURL=${path.basename(file)}.map\n`)
    },
  }
}

function replaceFile(file: string, text: string) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text)
  fs.renameSync(draft, file)
}

type Manifest = { dependencies: Record<string, string>; workspaces: string[] }

function installedPackages(): string[] {
  const { dependencies, workspaces } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Manifest
  const inRepository = workspaces.map((folder) => path.basename(folder))
  return Object.keys(dependencies).filter((name) => !inRepository.includes(name))
}
