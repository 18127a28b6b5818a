import { createRequire } from 'node:module'
import path from 'node:path'

/** What a step of the preview is given by Gatsby's machines. */
export type Step = Record<string, unknown>

/** A step of the preview, as Gatsby's machines call it. */
export type Service = (step: Step) => Promise<unknown>

/** A machine of Gatsby's preview, as far as it is changed here. It is made anew of its configuration for each use. */
export type Machine = {
  config: { states: Record<string, Record<string, unknown>> }
  options: { services: Record<string, Service>; actions: Record<string, (context: Step) => void> }
}

const requireFromSite = createRequire(path.resolve('package.json'))

/** A part of Gatsby that it does not offer by itself. Throws with its name if this Gatsby has none. */
export function gatsbyPart<Part>(file: string, name: string): Part {
  const parts = requireFromSite(`gatsby/dist/${file}`) as Record<string, unknown>
  return present(parts[name] as Part | undefined, `${name} in gatsby/dist/${file}`)
}

/** What has to be there. Throws with its name otherwise. */
export function present<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined || part === null) throw new Error(`The preview reaches for ${name}, which this Gatsby has not`)
  return part
}

/** Puts something in the place of a service of a machine, which is handed to it. */
export function replaceService({ options }: Machine, name: string, by: (own: Service) => Service) {
  options.services[name] = by(present(options.services[name], `the service ${name}`))
}
