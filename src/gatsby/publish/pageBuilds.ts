import fs from 'node:fs/promises'
import path from 'node:path'

/** A page of every build, whose document names the build. */
const NOT_FOUND = '404.html'

/**
 * Has the data of every page say of which build they are, so that no reader has to ask for it beside them. Gatsby's own name
 * for the build would do, did it not change with the folder of the checkout.
 */
export async function nameBuildOfPages(root = path.resolve('public')) {
  const [, build] = / data-build="([^"]+)"/.exec(await fs.readFile(path.join(root, NOT_FOUND), 'utf8')) ?? []
  const folder = path.join(root, 'page-data')
  const files = (await fs.readdir(folder, { recursive: true })).filter((file) => /(^|[\\/])page-data\.json$/.test(file))
  for (const file of files) {
    const data = JSON.parse(await fs.readFile(path.join(folder, file), 'utf8')) as { result: { build?: string } }
    if (data.result.build === build) continue
    data.result.build = build
    await fs.writeFile(path.join(folder, file), JSON.stringify(data))
  }
  await fs.writeFile(path.join(folder, 'app-data.json'), JSON.stringify({ webpackCompilationHash: build }))
}
