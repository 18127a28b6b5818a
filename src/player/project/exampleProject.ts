import { programFile, SETTINGS_PATH, shaderFile, type NewProject } from './project'

/** The program of a page, with its shaders by name and the one that is on from the start. */
export type ExampleFiles = {
  text: string
  shaders: { sources: Readonly<Record<string, string>>; initial?: string | undefined } | undefined
}

/** Includes the shaders, and a `turbo.toml` that activates the first one. */
export function exampleProject(name: string, { text, shaders }: ExampleFiles): NewProject {
  const { sources = {}, initial } = shaders ?? {}
  const settings = `name = ${JSON.stringify(name)}\n\n[shader]\ndefault-surface-shader = ${JSON.stringify(initial)}\n`
  return {
    name,
    files: [
      programFile(text),
      ...(initial === undefined ? [] : [{ path: SETTINGS_PATH, text: settings }]),
      ...Object.entries(sources).map(([shader, source]) => shaderFile(shader, source)),
    ],
  }
}
