import fs from 'node:fs/promises'
import path from 'node:path'

/** Has the data of every page say of which build they are, so that no reader has to ask for it beside them. */
export async function nameBuildOfPages(root = path.resolve('public')) {
  const folder = path.join(root, 'page-data')
  const read = async (file: string) => JSON.parse(await fs.readFile(path.join(folder, file), 'utf8'))
  const { webpackCompilationHash: build } = (await read('app-data.json')) as { webpackCompilationHash: string }
  const files = (await fs.readdir(folder, { recursive: true })).filter((file) => /(^|[\\/])page-data\.json$/.test(file))
  for (const file of files) {
    const data = (await read(file)) as { result: { build?: string } }
    if (data.result.build === build) continue
    data.result.build = build
    await fs.writeFile(path.join(folder, file), JSON.stringify(data))
  }
}
