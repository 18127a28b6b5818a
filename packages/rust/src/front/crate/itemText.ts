import type * as tree from '../tree/tree'

/**
 * Minimal Rust text that parses to the same item, without bodies. Nested items are on their own lines, for the outline.
 */
export function itemText(item: tree.Item | tree.AssociatedItem, indent = ''): string {
  const head = item.attributes.map(attributeText).join('') + (item.isPublic ? 'pub ' : '')
  switch (item.kind) {
    case 'Fn':
      return head + functionText(item)
    case 'Struct':
      return `${head}struct ${item.name.name}${genericsText(item.generics)}${shapeText(item.shape, item.fields)}`
    case 'Enum': {
      const variants = item.variants.map(({ name, shape, fields, discriminant, isDefault }) => {
        const value = discriminant ? `=${exprText(discriminant)}` : ''
        const fieldsOf = shape === 'unit' ? '' : shapeText(shape, fields).replace(/;$/, '')
        return `${isDefault ? '#[default]' : ''}${name.name}${fieldsOf}${value}`
      })
      return `${head}enum ${item.name.name}${genericsText(item.generics)}{${variants.join(',')}}`
    }
    case 'Impl': {
      const trait = item.trait ? `${pathText(item.trait)} for ` : ''
      const owner = `impl${genericsText(item.generics)} ${trait}${typeText(item.type)}${whereText(item.generics)}`
      return `${head}${owner}${inside(item.items, indent)}`
    }
    case 'Trait': {
      const supertraits = item.supertraits.length > 0 ? `:${boundsText(item.supertraits)}` : ''
      const name = `trait ${item.name.name}${genericsText(item.generics)}${supertraits}${whereText(item.generics)}`
      return `${head}${name}${inside(item.items, indent)}`
    }
    case 'Const': {
      const value = item.value ? `=${exprText(item.value)}` : ''
      return `${head}${item.isStatic ? 'static' : 'const'} ${item.name.name}:${typeText(item.type)}${value};`
    }
    case 'TypeAlias': {
      const bounds = item.bounds.length > 0 ? `:${boundsText(item.bounds)}` : ''
      const type = item.type ? `=${typeText(item.type)}` : ''
      return `${head}type ${item.name.name}${genericsText(item.generics)}${bounds}${type};`
    }
    case 'Use':
      return item.imports.map((each) => `${head}use ${importText(each)};`).join(`\n${indent}`)
    case 'Mod':
      return `${head}mod ${item.name.name}${inside(item.items, indent)}`
    case 'State':
    case 'Frame':
      throw new Error(`${item.kind} declares nothing`)
  }
}

function inside(items: readonly (tree.Item | tree.AssociatedItem)[], indent: string): string {
  if (items.length === 0) return '{}'
  const lines = items.map((item) => `\n${indent}  ${itemText(item, `${indent}  `)}`)
  return `{${lines.join('')}\n${indent}}`
}

/** Only derives matter in declarations. */
function attributeText({ name, args }: tree.Attribute): string {
  return name === 'derive' ? `#[derive(${names(args)})]` : ''
}

const names = (idents: readonly tree.Ident[]) => idents.map(({ name }) => name).join(',')

function functionText({ name, generics, receiver, params, result }: tree.FnItem): string {
  const self = receiver && { value: 'self', ref: '&self', mut: '&mut self' }[receiver.mode]
  const all = [
    ...(self ? [self] : []),
    ...params.map(({ pattern, type }) => `${patternText(pattern)}:${typeText(type)}`),
  ]
  const returned = result ? `->${typeText(result)}` : ''
  return `fn ${name.name}${genericsText(generics)}(${all.join(',')})${returned}${whereText(generics)};`
}

/** The crate prefixes unused parameters with an underscore. */
function patternText(pattern: tree.Pattern): string {
  return pattern.kind === 'BindingPattern' ? pattern.name.name.replace(/^_(?=.)/, '') : '_'
}

function shapeText(shape: tree.Shape, fields: readonly tree.FieldItem[]): string {
  const isPublic = (field: tree.FieldItem) => (field.isPublic ? 'pub ' : '')
  if (shape === 'unit') return ';'
  if (shape === 'tuple') return `(${fields.map((field) => isPublic(field) + typeText(field.type)).join(',')});`
  return `{${fields.map((field) => `${isPublic(field)}${field.name.name}:${typeText(field.type)}`).join(',')}}`
}

function importText({ path, alias, isGlob }: tree.Import): string {
  return path.map(({ name }) => name).join('::') + (isGlob ? '::*' : '') + (alias ? ` as ${alias.name}` : '')
}

function genericsText({ params }: tree.Generics): string {
  if (params.length === 0) return ''
  const texts = params.map((param) => {
    if (param.kind === 'ConstParam') return `const ${param.name.name}:${typeText(param.type)}`
    const bounds = param.bounds.length > 0 ? `:${boundsText(param.bounds)}` : ''
    return param.name.name + bounds + (param.fallback ? `=${typeText(param.fallback)}` : '')
  })
  return `<${texts.join(',')}>`
}

function whereText({ where }: tree.Generics): string {
  if (where.length === 0) return ''
  return ` where ${where.map(({ type, bounds }) => `${typeText(type)}:${boundsText(bounds)}`).join(',')}`
}

function boundsText(bounds: readonly tree.Bound[]): string {
  return bounds.map(({ path, isRelaxed }) => (isRelaxed ? '?' : '') + pathText(path)).join('+')
}

export function typeText(type: tree.Type): string {
  switch (type.kind) {
    case 'PathType':
      return pathText(type.path)
    case 'RefType':
      return `&${type.lifetime ? `'${type.lifetime.name} ` : ''}${type.isMut ? 'mut ' : ''}${typeText(type.target)}`
    case 'TupleType':
      return `(${type.items.map((item) => `${typeText(item)},`).join('')})`
    case 'ArrayType':
      return `[${typeText(type.item)};${exprText(type.length)}]`
    case 'SliceType':
      return `[${typeText(type.item)}]`
    case 'FnType':
      return `fn(${type.params.map(typeText).join(',')})${type.result ? `->${typeText(type.result)}` : ''}`
    case 'ImplType':
      return `impl ${boundsText(type.bounds)}`
    case 'DynType':
      return `dyn ${boundsText(type.bounds)}`
    case 'NeverType':
      return '!'
    case 'InferType':
      return '_'
    case 'ErrorType':
      throw new Error('a type that could not be read has no text')
  }
}

function pathText({ segments, isGlobal, qualifier }: tree.Path): string {
  const texts = segments.map(({ name, generics }) => name.name + (generics ? argsText(generics) : ''))
  if (!qualifier) return (isGlobal ? '::' : '') + texts.join('::')
  const trait = qualifier.traitLength > 0 ? ` as ${texts.slice(0, qualifier.traitLength).join('::')}` : ''
  return `<${typeText(qualifier.type)}${trait}>::${texts.slice(qualifier.traitLength).join('::')}`
}

function argsText({ args, bindings, closure }: tree.GenericArgs): string {
  const texts = args.map((arg) => (arg.kind === 'Type' ? typeText(arg.type) : exprText(arg.value)))
  if (closure) return `(${texts.join(',')})${closure.result ? `->${typeText(closure.result)}` : ''}`
  const bound = bindings.map(({ name, type, bounds }) =>
    type ? `${name.name}=${typeText(type)}` : `${name.name}:${boundsText(bounds)}`,
  )
  return `<${[...texts, ...bound].join(',')}>`
}

/** The values that occur in declarations: literals, names, and tuples of them. */
export function exprText(expr: tree.Expr): string {
  switch (expr.kind) {
    case 'IntLit':
      return String(expr.value) + (expr.suffix ?? '')
    case 'FloatLit':
      return expr.digits + (expr.suffix ?? '')
    case 'BoolLit':
      return String(expr.value)
    case 'StrLit':
      return JSON.stringify(expr.value)
    case 'Unary':
      return expr.operator + exprText(expr.operand)
    case 'Tuple':
      return `(${expr.items.map((item) => `${exprText(item)},`).join('')})`
    case 'PathExpr':
      return pathText(expr.path)
    default:
      throw new Error(`${expr.kind} is no value of a declaration`)
  }
}
