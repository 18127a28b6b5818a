import type { Report } from '../diagnostics/diagnostic'
import type { Bound, FieldItem, FnItem, Generics, GenericArgs, Ident, Item, Path, Type } from '../tree/tree'
import type { Adt } from '../types/type'

type LifetimeContext = { namedTypes: ReadonlyMap<Path, Adt>; report: Report }

/** Why an elided lifetime is an error; undefined where it is fine. */
type Elided = { help: string; message?: string } | undefined

const FINE = undefined
const IN_FIELD: Elided = {
  help: "declare its lifetime: `struct Name<'a> { field: &'a str }`; or let it own the value: `String` for `&str`, `T` for `&T`",
}

/** Returns whether no lifetime is undeclared or missing. */
export function checkLifetimes(items: readonly Item[], { namedTypes, report }: LifetimeContext): boolean {
  let areKnown = true
  const check = new LifetimeCheck({
    namedTypes,
    report: (diagnostic) => {
      areKnown = false
      report(diagnostic)
    },
  })
  for (const item of items) check.item(item, new Set())
  return areKnown
}

class LifetimeCheck {
  private names: ReadonlySet<string> = new Set()
  private elided: Elided
  /** Lifetimes of a signature's parameters; elided ones are numbered. */
  private inputs: Set<string> | undefined

  constructor(private readonly context: LifetimeContext) {}

  item(item: Item | FnItem, outer: ReadonlySet<string>): void {
    if (item.kind === 'Mod') return item.items.forEach((inner) => this.item(inner, outer))
    if (item.kind === 'State') return item.types.forEach((inner) => this.item(inner, outer))
    if (item.kind === 'Use' || item.kind === 'Frame') return
    if (item.kind === 'Const') return this.within(outer, FINE, () => this.type(item.type))
    const names = new Set([...outer, ...(item.generics.lifetimes ?? []).map(({ name }) => name)])
    this.within(names, FINE, () => this.generics(item.generics))
    switch (item.kind) {
      case 'Fn':
        return this.within(names, FINE, () => this.signature(item))
      case 'Struct':
        return this.within(names, IN_FIELD, () => this.fields(item.fields))
      case 'Enum':
        return this.within(names, IN_FIELD, () => item.variants.forEach(({ fields }) => this.fields(fields)))
      case 'TypeAlias':
        return this.within(names, IN_FIELD, () => item.type && this.type(item.type))
      case 'Impl':
      case 'Trait':
        this.within(names, FINE, () => {
          if (item.kind === 'Trait') return this.bounds(item.supertraits)
          if (item.trait) this.path(item.trait)
          this.type(item.type)
        })
        for (const inner of item.items) {
          if (inner.kind === 'Fn') this.item(inner, names)
          if (inner.kind === 'TypeAlias' && inner.type && item.kind === 'Impl' && item.trait) {
            const { type } = inner
            this.within(names, inAssociated(item.trait, inner.name.name), () => this.type(type))
          }
        }
    }
  }

  private within(names: ReadonlySet<string>, elided: Elided, run: () => unknown): void {
    const before = { names: this.names, elided: this.elided, inputs: this.inputs }
    Object.assign(this, { names, elided })
    run()
    Object.assign(this, before)
  }

  private declared(lifetimes: readonly Ident[] | undefined): ReadonlySet<string> {
    return lifetimes ? new Set([...this.names, ...lifetimes.map(({ name }) => name)]) : this.names
  }

  private generics({ params, where, outlives }: Generics): void {
    for (const pair of outlives ?? []) pair.forEach((lifetime) => this.lifetime(lifetime))
    for (const param of params) if (param.kind === 'TypeParam') this.bounds(param.bounds)
    for (const { type, bounds, lifetimes } of where)
      this.within(this.declared(lifetimes), FINE, () => {
        this.type(type)
        this.bounds(bounds, lifetimes, type)
      })
  }

  private fields(fields: readonly FieldItem[]): void {
    for (const { type } of fields) this.type(type)
  }

  private signature({ receiver, params, result }: FnItem): void {
    const inputs = new Set<string>()
    const isOfSelf = receiver?.mode === 'ref' || receiver?.mode === 'mut' || receiver?.type?.kind === 'RefType'
    if (receiver?.lifetime) this.lifetime(receiver.lifetime)
    this.taken(inputs, () => {
      if (receiver?.type) this.type(receiver.type)
      for (const { type } of params) this.type(type)
    })
    if (result) this.within(this.names, isOfSelf ? FINE : resultOf(inputs.size), () => this.type(result))
  }

  private taken(inputs: Set<string>, run: () => void): void {
    this.inputs = inputs
    run()
    this.inputs = undefined
  }

  /** `Fn(A) -> B` and `fn(A) -> B` elide separately. */
  private callable(params: readonly Type[], result: Type | undefined, names: ReadonlySet<string>): void {
    this.within(names, FINE, () => {
      const inputs = new Set<string>()
      this.taken(inputs, () => params.forEach((param) => this.type(param)))
      if (result) this.within(names, resultOf(inputs.size), () => this.type(result))
    })
  }

  private type(type: Type): void {
    switch (type.kind) {
      case 'RefType':
        if (type.lifetime) this.lifetime(type.lifetime)
        else this.leftOut(type.span)
        return this.type(type.target)
      case 'TupleType':
        return type.items.forEach((item) => this.type(item))
      case 'ArrayType':
      case 'SliceType':
        return this.type(type.item)
      case 'FnType':
        this.bound(type.lifetimes, type.params, type.result, [
          'return type references',
          'is not constrained by the fn input types',
          'E0581',
        ])
        return this.callable(type.params, type.result, this.declared(type.lifetimes))
      case 'ImplType':
      case 'DynType':
        for (const lifetime of type.lifetimes ?? []) this.lifetime(lifetime)
        return this.bounds(type.bounds)
      case 'PathType':
        return this.path(type.path)
      default:
    }
  }

  private bounds(bounds: readonly Bound[], outer: readonly Ident[] = [], self?: Type): void {
    for (const { path, lifetimes } of bounds) {
      this.within(this.declared(lifetimes), this.elided, () => this.path(path))
      const { closure, bindings = [], ...inputs } = path.segments[path.segments.length - 1]!.generics ?? {}
      for (const { name, type } of [...bindings, { name: { name: 'Output' }, type: closure?.result }])
        this.bound([...outer, ...(lifetimes ?? [])], [self, inputs], type, [
          `binding for associated type \`${name.name}\` references`,
          'does not appear in the trait input types',
          'E0582',
        ])
    }
  }

  /** Reports a lifetime of `for<'a>` that only the output mentions. */
  private bound(lifetimes: readonly Ident[] = [], inputs: unknown, output: Type | undefined, words: string[]): void {
    const known = namesIn(inputs)
    const used = namesIn(output)
    const free = lifetimes.find(({ name }) => used.has(name) && !known.has(name))
    const [what, why, code] = words
    const message = `${what} lifetime \`'${free?.name}\`, which ${why}`
    if (free && output) this.context.report({ span: output.span, message, ...(code && { code }) })
  }

  private path(path: Path): void {
    if (path.qualifier) this.type(path.qualifier.type)
    const last = path.segments[path.segments.length - 1]!.generics
    const expected = this.context.namedTypes.get(path)?.lifetimes.length ?? 0
    if (expected > 0 && !last?.lifetimes) this.leftOut(path.span)
    for (const { generics } of path.segments) if (generics) this.args(generics)
  }

  private args({ lifetimes, args, bindings, closure }: GenericArgs): void {
    for (const lifetime of lifetimes ?? []) this.lifetime(lifetime)
    const types = args.flatMap((arg) => (arg.kind === 'Type' ? [arg.type] : []))
    if (closure) return this.callable(types, closure.result, this.names)
    for (const type of types) this.type(type)
    for (const { type, bounds } of bindings) {
      if (type) this.type(type)
      this.bounds(bounds)
    }
  }

  private lifetime({ name, span }: Ident): void {
    if (name === '_') return this.leftOut(span)
    this.inputs?.add(name)
    if (name === 'static' || this.names.has(name)) return
    this.context.report({
      span,
      message: `use of undeclared lifetime name \`'${name}\``,
      label: 'undeclared lifetime',
      help: `declare it after the name: \`<'${name}>\``,
      code: 'E0261',
    })
  }

  private leftOut(span: Ident['span']): void {
    this.inputs?.add(String(this.inputs.size))
    if (!this.elided || this.inputs) return
    const missing = { message: 'missing lifetime specifier', label: 'expected named lifetime parameter', code: 'E0106' }
    const label = 'this lifetime must come from the implemented type'
    const { help, message } = this.elided
    this.context.report({ span, help, ...(message ? { message, label } : missing) })
  }
}

/** All names and lifetimes in a part of the tree. */
export function namesIn(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names
  for (const [key, value] of Object.entries(part))
    if (key === 'name' && typeof value === 'string') names.add(value)
    else namesIn(value, names)
  return names
}

/** An associated type can use only the impl's lifetimes. */
function inAssociated({ segments }: Path, name: string): Elided {
  return {
    message: `associated type \`${segments[segments.length - 1]!.name.name}::${name}\` is declared without lifetime parameters, so using a borrowed type for them requires that lifetime to come from the implemented type`,
    help: "name the lifetime of the impl: `impl<'a> … { type Item = &'a T; }`",
  }
}

/** A result borrows from the single borrowed parameter. */
function resultOf(inputs: number): Elided {
  if (inputs === 1) return FINE
  const help =
    inputs === 0
      ? 'there is no parameter that it could be borrowed from: return the value itself (`String` for `&str`, `T` for `&T`)'
      : "say which parameter it is borrowed from: `fn name<'a>(x: &'a str, y: &'a str) -> &'a str`"
  return { help }
}
