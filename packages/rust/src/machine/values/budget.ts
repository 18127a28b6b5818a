import type { Span } from '../../ir/program'

const STEPS_PER_FRAME = 1_000_000
/** Counts items and characters, not bytes. */
const ITEMS_PER_FRAME = 4_000_000
const CALL_DEPTH = 1_000

const OUT_OF_TIME = 'this frame takes too long: is there an endless loop?'
const OUT_OF_MEMORY = 'this frame needs too much memory'
const STACK_OVERFLOW = 'stack overflow: does a function call itself forever?'

/** Limits the steps, memory and call depth of a frame. */
export class Budget {
  steps = STEPS_PER_FRAME
  items = ITEMS_PER_FRAME
  depth = 0
  /** Position of the last drawing macro. */
  drawnAt?: Span

  reset(): void {
    this.steps = STEPS_PER_FRAME
    this.items = ITEMS_PER_FRAME
    this.depth = 0
  }

  /** Required before the work: a step per loop iteration, item, or comparison. */
  spend(steps: number, span?: Span): void {
    if (!((this.steps -= steps) >= 0)) throw new Panic(OUT_OF_TIME, span, 'budget')
  }

  /** Required before allocating list items or text characters. Costs a step, plus one per 8 items. */
  allocate(items: number): void {
    if (!((this.items -= items) >= 0)) throw new Panic(OUT_OF_MEMORY, undefined, 'budget')
    this.spend(1 + Math.floor(items / 8))
  }

  /** Required at each call of a function or closure; the caller decrements `depth` afterwards. */
  enter(): void {
    if (++this.depth > CALL_DEPTH) throw new Panic(STACK_OVERFLOW, undefined, 'budget')
  }
}

/** Not a regular expression: near the stack's end, compiling one is a `SyntaxError`. */
const STACK_WORDS = ['stack', 'recursion']

/** Undefined for errors other than exceeding JavaScript's stack or memory. */
export function limitOf(thrown: unknown): Panic | undefined {
  // Firefox throws `InternalError: too much recursion`
  const isLimit = thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError')
  if (!isLimit) return undefined
  const isOfStack = STACK_WORDS.some((word) => thrown.message.includes(word))
  return new Panic(isOfStack ? STACK_OVERFLOW : OUT_OF_MEMORY, undefined, 'budget')
}

/**
 * Ends a frame early: a panic with Rust's message, or an exceeded budget with ours. The span is that of the innermost
 * call or operator in the program.
 */
export class Panic {
  constructor(
    readonly message: string,
    public span?: Span,
    /** `cycle` is a recursive constant; `internal` is an error of this package, with its `cause`. */
    readonly reason: 'panic' | 'budget' | 'unsupported' | 'cycle' | 'internal' = 'panic',
    readonly cause?: unknown,
  ) {}
}

export function panic(message: string, span?: Span): never {
  throw new Panic(message, span)
}
