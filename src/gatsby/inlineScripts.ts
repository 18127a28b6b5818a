import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const FOLDER = 'src/entry/inline'

/** Of the browsers that the site supports; older ones run no scripts. */
const TARGET = 'es2022'

/** Each script passes data to the function that its module is named after. */
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
