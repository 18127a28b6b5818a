import path from 'node:path'

/**
 * The class of a name in a style sheet: `LiveBar-button`. The names of style sheets differ, so no hash is needed, which every
 * page would carry for each of its classes.
 */
export function classNameOf(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}-${name}`
}
