import type { BodyNode, BodyProps, BodyValue } from '../../lib/page/body'
import { elementProblems } from '../elementErrors'
import { linkProps } from './links'

/** A value in a page's code that cannot be part of its body. */
export class DataError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
    /** Known later than the error. */
    readonly line?: number | undefined,
  ) {
    super(problem)
  }
}

type Props = Record<string, unknown>

/** A reference to a site component. */
type ComponentName = { readonly [NAME]: string }

type ElementType = string | ComponentName | ((props: Props) => unknown)

const NAME = Symbol('name')

/** A JSX runtime that builds body data instead of React elements. */
export function jsxRuntime(components: readonly string[], basePath: string) {
  const nodes = new NodeFactory()
  const named = Object.fromEntries(components.map((name) => [name, componentName(name)]))
  // Links in code; unlike Markdown's, they still need attributes
  const a = ({ href, ...props }: Props) =>
    nodes.node('a', { ...(typeof href === 'string' ? linkProps(href, basePath) : { href }), ...props })
  return {
    Fragment: ({ children }: Props) => nodes.childNodes(children),
    jsxDEV: (type: ElementType, props: Props, _key: unknown, _isStatic: unknown, source?: { lineNumber?: number }) => {
      try {
        return typeof type === 'function'
          ? type(props)
          : nodes.node(typeof type === 'string' ? type : type[NAME], props)
      } catch (error) {
        if (!(error instanceof DataError) || error.line !== undefined) throw error
        throw new DataError(error.problem, error.remedy, source?.lineNumber)
      }
    },
    useMDXComponents: () => ({ ...named, a }),
    bodyOf: (content: unknown) => nodes.childNodes(content),
  }
}

export type JsxRuntime = ReturnType<typeof jsxRuntime>

/** `Foo`, and its members: `Foo.Bar`. */
function componentName(name: string): ComponentName {
  const get = (target: ComponentName, key: string | symbol) =>
    key === NAME ? target[NAME] : componentName(`${name}.${String(key)}`)
  return new Proxy({ [NAME]: name }, { get })
}

const WANTED_PROPS = 'write text, numbers, true, false, null, and lists and objects of them'
const WANTED_CHILDREN = 'write an expression that yields text, a number, an element, or a list of them'

class NodeFactory {
  /** Created nodes, to distinguish them from authors' arrays. */
  private readonly made = new WeakSet<object>()

  /** An element or component; the prop `html` is built content. */
  node(name: string, { children, html, ...others }: Props): BodyNode {
    const isFinished = typeof html === 'string'
    const props = isFinished || html === undefined ? others : { ...others, html }
    // Markdown tables have a style
    const [error] = elementProblems(name, { ...props, style: undefined })
    if (error) throw new DataError(error.problem, error.remedy)
    const data = this.plainObject(props, (prop) => `the attribute ${prop} of <${name}>`)
    const inside = isFinished ? html : this.childNodes(children)
    const node: BodyNode = isFinished || inside.length > 0 ? [name, data, inside] : [name, data]
    this.made.add(node)
    return node
  }

  /** What React would render for a value; adjacent texts are joined. */
  childNodes(value: unknown): BodyNode[] {
    return this.flatNodes(value).reduce<BodyNode[]>((all, node) => {
      const last = all[all.length - 1]
      if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
      else all.push(node)
      return all
    }, [])
  }

  private flatNodes(value: unknown): BodyNode[] {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') return []
    if (typeof value === 'string' || typeof value === 'number') return [String(value)]
    if (this.isNode(value)) return [value]
    if (Array.isArray(value)) return value.flatMap((child) => this.flatNodes(child))
    throw new DataError(`an expression yields ${this.kindOf(value)}`, WANTED_CHILDREN)
  }

  /** Omits undefined values. `holder` names the owner of a key in errors. */
  private plainObject(object: object, holder: (key: string) => string): BodyProps {
    const entries = Object.entries(object).filter(([, value]) => value !== undefined)
    return Object.fromEntries(entries.map(([key, value]) => [key, this.plainValue(value, holder(key))]))
  }

  private plainValue(value: unknown, holder: string): BodyValue {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (Array.isArray(value) && !this.isNode(value)) return value.map((item) => this.plainValue(item, holder))
    if (isPlainObject(value)) return this.plainObject(value, () => holder)
    throw new DataError(`${holder} holds ${this.kindOf(value)}`, WANTED_PROPS)
  }

  private isNode(value: unknown): value is Exclude<BodyNode, string> {
    return typeof value === 'object' && value !== null && this.made.has(value)
  }

  private kindOf(value: unknown): string {
    if (this.isNode(value)) return 'an element'
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'object') return `a ${typeof value}`
    if (NAME in value!) return 'a component'
    if (!isPromise(value)) return 'an object'
    // Prevents an unhandled rejection
    value.then(undefined, () => undefined)
    return 'a promise'
  }
}

/** A plain object of any realm; page programs have their own globals. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || NAME in value) return false
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown }).then === 'function'
}
