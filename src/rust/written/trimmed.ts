import type { Adt, FunctionItem } from '../types/type'

type Property = readonly [name: string, value: unknown]

/** Nodes that may end a program, or are told where they stand. */
const LOCATED = [
  'Binary',
  'Call',
  'CompoundAssign',
  'EngineCall',
  'FormatCall',
  'Index',
  'MethodCall',
  'PathExpr',
  'Unary',
]

/** What of a tree only the checker reads. */
const READ_BY_CHECKER = [
  'attributes',
  'generics',
  'hasSemicolon',
  'isCaptured',
  'isMove',
  'isPublic',
  'isShorthand',
  'operatorSpan',
  'path',
  'result',
  'suffix',
  'template',
  'type',
]

/** The properties of an object that the evaluator reads. Of functions that go by name, those that are kept. */
export function trimmed(object: object, kept: ReadonlySet<FunctionItem>): Property[] {
  const only = (...names: string[]): Property[] =>
    Object.entries(object).filter(([name, value]) => names.includes(name) && value !== undefined)
  const kind = (object as { kind?: string }).kind
  if (kind === 'impl')
    return [...only('kind', 'params', 'self', 'trait', 'isDerived'), functionsOf(object, kept), typesOf(object)]
  if (kind === 'trait') return [...only('kind', 'name'), functionsOf(object, kept)]
  if (kind === 'Fn') return only('params', 'native')
  if ('isStatic' in object) return only('key', 'params', 'type', 'owner', 'value', 'isOwn')
  if ('signature' in object) {
    // The parameters of a function without a body bind nothing
    const { body, node } = object as FunctionItem
    const parts = ['name', 'key', 'params', 'signature', 'owner', 'constructs', 'body', 'isOwn']
    return only(...parts, ...(body || node?.native ? ['node'] : []))
  }
  if ('receiver' in object && 'where' in object) return only('receiver', 'params', 'result')
  if ('where' in object && 'names' in object) return only('params', 'result')
  if ('derives' in object) {
    // Of those that are declared it counts only whether there are any
    const derives = new Set([...(object as Adt).derives].slice(0, 1))
    return [...only('kind', 'name', 'params', 'isOwn', 'variants'), ['derives', derives]]
  }
  if ('discriminant' in object) return only('name', 'index', 'discriminant', 'shape', 'fields')
  if ('isPublic' in object && !('span' in object)) return only('name', 'type')
  if ('mode' in object && 'isMutable' in object) return only('type', 'mode')
  if ('isAnonymous' in object || 'fallback' in object || 'group' in object) return only('name', 'isConst')
  if ('bindings' in object && 'trait' in object) return only('trait', 'args')
  if ('hidden' in object || ('bounds' in object && !kind)) return []
  if ('call' in object && 'generics' in object) return []
  return 'span' in object ? treeProperties(object) : Object.entries(object)
}

/** What the evaluator reads of a node. A span stays where a message may name it. */
function treeProperties(object: object): Property[] {
  const { kind } = object as { kind?: string }
  const isLocated = kind === undefined ? 'statements' in object || 'pieces' in object : LOCATED.includes(kind)
  return Object.entries(object).filter(([name]) => (name === 'span' ? isLocated : !READ_BY_CHECKER.includes(name)))
}

function functionsOf(object: object, kept: ReadonlySet<FunctionItem>): Property {
  const { functions } = object as { functions: ReadonlyMap<string, FunctionItem> }
  return [
    'functions',
    new Map([...functions].filter(([name, item]) => kept.has(item) || (item.isOwn && name === 'default'))),
  ]
}

/** The only associated type that is asked for by its name. */
function typesOf(object: object): Property {
  const { types } = object as { types: ReadonlyMap<string, { type: unknown }> }
  return ['types', new Map([...types].filter(([name]) => name === 'IntoIter'))]
}
