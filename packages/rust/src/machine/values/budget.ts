import type { Span } from '../../ir/program'

/** What one frame may use. */
const STEPS_PER_FRAME = 1_000_000
/** Items and characters, not bytes. */
const ITEMS_PER_FRAME = 4_000_000
const CALL_DEPTH = 1_000

/** What a reader is told when a frame uses more. */
const OUT_OF_TIME = 'this frame takes too long: is there a loop that never ends?'
/** Ends a frame that keeps more than it may. */
const OUT_OF_MEMORY = 'this frame needs too much memory'
/** Ends a frame whose calls are nested too deeply. */
const STACK_OVERFLOW = 'stack overflow: is there a function that calls itself without end?'

/** Counts what a frame uses, and ends it with a message when that is too much. */
export class Budget {
  steps = STEPS_PER_FRAME
  items = ITEMS_PER_FRAME
  depth = 0
  /** Where the drawing macro stands in the text that is called last. */
  drawnAt?: Span

  /** Starts a frame. */
  reset(): void {
    this.steps = STEPS_PER_FRAME
    this.items = ITEMS_PER_FRAME
    this.depth = 0
  }

  /** To be called before the work: one step for each round of a loop, item of an iterator, comparison of a sort. */
  spend(steps: number, span?: Span): void {
    if (!((this.steps -= steps) >= 0)) {
      throw new Panic(OUT_OF_TIME, span, 'budget')
    }
  }

  /** To be called before the memory is taken: items of a vector, characters of a text. Counts as a step, too, and one more for 8 items. */
  allocate(items: number): void {
    if (!((this.items -= items) >= 0)) {
      throw new Panic(OUT_OF_MEMORY, undefined, 'budget')
    }
    this.spend(1 + Math.floor(items / 8))
  }

  /** At each call of a function or closure of the program; who calls it lowers `depth` when it is over. */
  enter(): void {
    if (++this.depth > CALL_DEPTH) {
      throw new Panic(STACK_OVERFLOW, undefined, 'budget')
    }
  }
}

/** No regular expression: where the stack is about to end, to make one is a `SyntaxError`. */
const STACK_WORDS = ['stack', 'recursion']

/** The panic that a host stands for whose stack or memory is too small for the program; undefined for any other error. */
export function limitOf(thrown: unknown): Panic | undefined {
  if (!isHostLimit(thrown)) return undefined
  const isOfStack = STACK_WORDS.some((word) => thrown.message.includes(word))
  return new Panic(isOfStack ? STACK_OVERFLOW : OUT_OF_MEMORY, undefined, 'budget')
}

/** Firefox has an error of its own: `InternalError: too much recursion`. */
function isHostLimit(thrown: unknown): thrown is Error {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError')
}

/**
 * What ends a frame before its end: a panic of the program in Rust's own words, or a spent budget in ours. The span is
 * that of the innermost call or operator in the program's text; whoever throws without one gets that of the call.
 */
export class Panic {
  constructor(
    readonly message: string,
    public span?: Span,
    /** `cycle` is a constant that needs itself; `fault` is one of ours, and `cause` is what was thrown then. */
    readonly reason: 'panic' | 'budget' | 'unsupported' | 'cycle' | 'internal' = 'panic',
    readonly cause?: unknown,
  ) {}
}

/** Ends the frame with the text that Rust gives. */
export function panic(message: string, span?: Span): never {
  throw new Panic(message, span)
}
