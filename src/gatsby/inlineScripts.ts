import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const FOLDER = 'src/entry/inline'

/** The language of the oldest browsers with modules; in others no script of the site runs. */
const TARGET = 'es2018'

/**
 * Every module of the inline scripts as a script that fits into a page: the source of a function that calls the module's
 * own of the same name with the data it is given.
 */
export function inlineScripts(): Record<string, string> {
  const names = fs
    .readdirSync(FOLDER)
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.basename(file, '.ts'))
  return Object.fromEntries(names.map((name) => [name, inlineScript(name)]))
}

function inlineScript(name: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from './${name}'; ${name}(data)`, resolveDir: path.resolve(FOLDER) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: TARGET,
  })
  return `data=>{${outputFiles[0]!.text.replace(/;\n$/, '')}}`
}
