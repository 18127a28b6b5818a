import path from 'node:path'
import type { RuleSetRule } from 'webpack'

/**
 * The class of a name in a style sheet: `LiveBar-button`. The names of style sheets differ, so no hash is needed, which every
 * page would carry for each of its classes.
 */
export function classNameOf(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}-${name}`
}

type CssOptions = {
  modules?: { getLocalIdent?: (context: { resourcePath: string }, _: string, name: string) => string }
}

/** Has the build name the classes of all style sheets among its rules. */
export function nameClasses(rules: unknown) {
  if (!Array.isArray(rules)) return
  for (const rule of rules as RuleSetRule[]) {
    const { modules } = (rule.options ?? {}) as CssOptions
    if (modules && /[\\/]css-loader[\\/]/.test(String((rule as { loader?: string }).loader))) {
      modules.getLocalIdent = ({ resourcePath }, _, name) => classNameOf(resourcePath, name)
    }
    nameClasses(rule.oneOf)
    nameClasses(rule.use)
  }
}
