import { createRequire } from 'node:module'
import path from 'node:path'
import { foundBy } from '../foundBy'

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

/** A part of Gatsby, or of what it is made of, that it does not offer by itself. Throws with its name if there is none. */
export function gatsbyPart<Part>(module: string, name: string): Part {
  const parts = requireFromSite(module) as Record<string, unknown>
  return foundBy(`${name} in ${module}`, parts[name]) as Part
}

/** Puts something in the place of a service of a machine, which is handed to it. */
export function replaceService({ options }: Machine, name: string, by: (own: Service) => Service) {
  options.services[name] = by(foundBy(`the service ${name}`, options.services[name]))
}
