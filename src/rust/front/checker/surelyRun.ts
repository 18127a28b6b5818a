import type * as tree from '../tree/tree'
import type { Tables } from './body'
import type { Local } from './checked'

type Node = tree.Expr | tree.Block | tree.Statement

/** Parents that copy a number which they read: all others may borrow it, and then rustc follows its value no more. */
const READERS = ['Binary', 'Cast', 'Unary', 'Call', 'Struct', 'Array', 'Tuple', 'Let', 'Assign', 'CompoundAssign', 'If']

/**
 * The expressions of a body that rustc looks at with what it knows of the numbers in it, and the variables whose numbers
 * it follows. What stands behind a condition that may be known itself is left out.
 */
export class SurelyRun {
  readonly reached = new Set<tree.Expr>()
  private readonly followed = new Map<Local, boolean>()

  constructor(
    private readonly tables: Tables,
    body: Node,
    /** Nothing is known of a constant but when it is computed: then all is. */
    private readonly isConstant = false,
  ) {
    this.visit(body, undefined, true, false)
  }

  /** Whether the numbers of all variables in an expression are followed. */
  follows(expr: tree.Expr): boolean {
    let answer = true
    each(expr, (node) => {
      const local = this.localOf(node)
      if (!local) return
      if (this.followed.get(local) !== true) answer = false
      else if (local.value && !this.follows(local.value)) answer = false
    })
    return answer
  }

  private localOf(node: Node): Local | undefined {
    const found = 'kind' in node && node.kind === 'PathExpr' ? this.tables.paths.get(node) : undefined
    return found?.kind === 'local' ? found.local : undefined
  }

  private visit(node: Node, parent: Node | undefined, isReached: boolean, isCaptured: boolean): void {
    const local = this.localOf(node)
    if (local) {
      const reader = parent && 'kind' in parent ? parent : undefined
      const isIndex = reader?.kind === 'Index' && reader.index === node
      const isRead = !isCaptured && reader !== undefined && (isIndex || READERS.includes(reader.kind))
      this.followed.set(local, isRead && (this.followed.get(local) ?? true))
    }
    if (isReached && 'kind' in node && this.tables.types.has(node as tree.Expr)) this.reached.add(node as tree.Expr)
    const condition = conditionOf(node)
    const isOpen = !condition || this.isOpen(condition)
    let isLive = isReached
    for (const child of childrenOf(node)) {
      const isInside = isCaptured || ('kind' in node && node.kind === 'Closure')
      this.visit(child, node, isLive && (isOpen || child === condition), isInside)
      // Nothing behind a `return` is looked at
      const expr = 'kind' in child && child.kind === 'ExprStatement' ? child.expr : child
      if (!('kind' in node) && this.tables.types.get(expr as tree.Expr)?.kind === 'never') isLive = false
    }
  }

  /** Whether a condition asks what nobody knows before the program runs: a parameter, or what a call gives. */
  private isOpen(condition: Node): boolean {
    let answer = false
    if (this.isConstant) return false
    each(condition, (node) => {
      const local = this.localOf(node)
      const isParam = local && !local.isMutable && !local.value && local.pattern
      if (node.kind === 'Call' || node.kind === 'MethodCall' || isParam) answer = true
      else if (local?.value && this.isOpen(local.value)) answer = true
    })
    return answer
  }
}

function conditionOf(node: Node): tree.Expr | undefined {
  if (!('kind' in node)) return undefined
  if (node.kind === 'If' || node.kind === 'While')
    return node.condition.kind === 'LetCondition' ? node.condition.scrutinee : node.condition
  if (node.kind === 'Match') return node.scrutinee
  return node.kind === 'Binary' && (node.operator === '&&' || node.operator === '||') ? node.left : undefined
}

/** Tells every expression that is evaluated where a value stands: not what closures do when they are called. */
export function everyIn(node: Node, tell: (node: tree.Expr) => void): void {
  each(node, tell, true)
}

function each(node: Node, tell: (node: tree.Expr) => void, isOutside = false): void {
  if ('kind' in node) tell(node as tree.Expr)
  if (isOutside && 'kind' in node && node.kind === 'Closure') return
  for (const child of childrenOf(node)) each(child, tell, isOutside)
}

/** The expressions and blocks right inside of a part of the tree, in their order. Items have bodies of their own. */
function childrenOf(node: object): Node[] {
  return Object.entries(node).flatMap(([key, value]) => (key === 'pattern' ? [] : nodesIn(value)))
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('kind' in value || 'statements' in value)) return childrenOf(value)
  return 'kind' in value && value.kind === 'ItemStatement' ? [] : [value as Node]
}
