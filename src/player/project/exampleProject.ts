import { programFile, SETTINGS_PATH, SHADER_FOLDER } from './project'
import type { NewProject } from './project'

/** Texts by name, and the one that is on from the start. */
type Shaders = { sources: Readonly<Record<string, string>>; initial?: string | undefined }

/** An example of a page as a project, with its shaders and a `turbo.toml` that turns the first one on. */
export function exampleProject(name: string, text: string, shaders: Shaders | undefined): NewProject {
  const { sources = {}, initial } = shaders ?? {}
  const settings = `name = ${JSON.stringify(name)}\n\n[shader]\ndefault-surface-shader = ${JSON.stringify(initial)}\n`
  return {
    name,
    files: [
      programFile(text),
      ...(initial === undefined ? [] : [{ path: SETTINGS_PATH, text: settings }]),
      ...Object.entries(sources).map(([shader, source]) => ({ path: `${SHADER_FOLDER}${shader}.wgsl`, text: source })),
    ],
  }
}
