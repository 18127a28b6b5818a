import type { Budget } from '../../values/budget'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { Adapter } from './adapters'

/** `inspect`. */
export class Inspected extends Adapter {
  constructor(
    source: Sequence,
    private readonly f: Callable,
  ) {
    super(source)
  }

  next(): Value {
    return this.seen(this.source.next())
  }

  override nextBack(): Value {
    return this.seen(this.source.nextBack!())
  }

  private seen(item: Value): Value {
    if (item !== END) this.f(item)
    return item
  }
}

/** Lets items through once one has failed: `skip_while`. */
export class SkippedWhile extends Adapter {
  private isOver = false

  constructor(
    source: Sequence,
    private readonly predicate: Callable,
    private readonly budget: Budget,
  ) {
    super(source)
  }

  next(): Value {
    let item = this.source.next()
    for (; !this.isOver && item !== END && this.predicate(item); item = this.source.next()) this.budget.spend(1)
    this.isOver = true
    return item
  }

  override left(): number {
    return 0
  }
}

/** Ends for good when `step` does: `take_while`, `map_while`, `scan`, `fuse`. */
export class Ended extends Adapter {
  private isOver = false

  constructor(
    source: Sequence,
    private readonly step: (item: Value) => Value,
  ) {
    super(source)
  }

  next(): Value {
    if (this.isOver) return END
    const item = this.source.next()
    const given = item === END ? END : this.step(item)
    this.isOver = given === END
    return given
  }

  override nextBack(): Value {
    return this.isOver ? END : this.source.nextBack!()
  }
}
