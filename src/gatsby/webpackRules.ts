import path from 'node:path'
import type { LoaderContext, RuleSetRule } from 'webpack'
import { classNameOf } from './className'
import { foundBy } from './foundBy'
import { isWithoutQueries } from './queryFiles'
import { stylePlugins } from './stylePlugins'

type Use = { loader?: unknown; options?: unknown }

/** All places in rules where a loader stands, by a part of its path. */
function usesOf(rules: unknown, loader: RegExp): Use[] {
  if (!Array.isArray(rules)) return []
  return (rules as (RuleSetRule | Use)[]).flatMap((rule) => {
    if (typeof rule !== 'object' || rule === null) return []
    const own = loader.test(String((rule as Use).loader)) ? [rule as Use] : []
    const { oneOf, use } = rule as RuleSetRule
    return [...own, ...usesOf(oneOf, loader), ...usesOf(use, loader)]
  })
}

type CssOptions = {
  modules?: false | { getLocalIdent?: (context: { resourcePath: string }, _: string, name: string) => string }
}

/** Has the build name the classes of all style sheets among its rules. */
export function nameClasses(rules: unknown) {
  const modules = usesOf(rules, /[\\/]css-loader[\\/]/).flatMap(({ options }) => (options as CssOptions)?.modules || [])
  for (const module of foundBy('the names of classes', modules)) {
    module.getLocalIdent = ({ resourcePath }, _, name) => classNameOf(resourcePath, name)
  }
}

type PostcssOptions = { postcssOptions: (context: LoaderContext<unknown>) => { plugins: unknown[] } }

/** Has PostCSS also do what this site asks of it, in one go, and look for no configuration beside each style sheet. */
export function extendPostcss(rules: unknown) {
  for (const { options } of foundBy('the plugins of PostCSS', usesOf(rules, /[\\/]postcss-loader[\\/]/))) {
    const loader = options as PostcssOptions
    const { postcssOptions } = loader
    loader.postcssOptions = (context) => {
      const theirs = postcssOptions(context)
      return { ...theirs, config: false, plugins: [...stylePlugins(), ...theirs.plugins] }
    }
  }
}

type ScriptRule = { test?: unknown; exclude?: unknown }

/** Hands files to esbuild, which needs a tenth of Babel's time: ours, and the copies of Gatsby's own that every site has. */
export function compileQuickly(rules: RuleSetRule[], isQuick: (file: string) => boolean, target: string | string[]) {
  const scripts = (rules as ScriptRule[]).filter(({ test }) => test instanceof RegExp && test.test('.tsx'))
  for (const rule of foundBy("the rules of Gatsby's compiler", scripts)) {
    const { exclude } = rule
    rule.exclude = (file: string) => isQuick(file) || isCopied(file) || (typeof exclude === 'function' && exclude(file))
  }
  const esbuild = { loader: 'esbuild-loader', options: { target, jsx: 'automatic' } }
  rules.push({ test: /\.tsx?$/, include: isQuick, ...esbuild })
  rules.push({ test: /\.js$/, include: isCopied, ...esbuild, options: { ...esbuild.options, loader: 'jsx' } })
}

/** Whether a file is one of those that Gatsby copies into each site. They hold no queries. */
export const isCopied = (file: string) => path.dirname(file) === path.resolve('.cache')

/** What a reader may want later is nothing that a page is rendered with. */
export function renderWithoutLater(rules: RuleSetRule[]) {
  rules.push({ test: /\.tsx?$/, include: isWithoutQueries, parser: { import: false } })
}

/** The sources that hold no component either, so that nothing has to be woven in that swaps them in an open page. */
export const isWithoutComponents = (file: string) => isWithoutQueries(file) && file.endsWith('.ts')
