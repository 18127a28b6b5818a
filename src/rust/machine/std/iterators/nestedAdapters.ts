import type { Budget } from '../../values/budget'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { Value } from '../../values/value'
import { StdSequence } from './sequences'

/** Sequences in a sequence, one after the other: `flat_map`, `flatten`. */
export class Flattened extends StdSequence {
  private front?: Sequence
  private back?: Sequence

  constructor(
    private readonly source: Sequence,
    private readonly open: (item: Value) => Sequence,
    private readonly budget: Budget,
  ) {
    super()
  }

  next(): Value {
    for (;;) {
      const item = this.front ? this.front.next() : END
      if (item !== END) return item
      const outer = this.source.next()
      if (outer === END) return this.back ? this.back.next() : END
      this.budget.spend(1)
      this.front = this.open(outer)
    }
  }

  override nextBack(): Value {
    for (;;) {
      const item = this.back ? this.back.nextBack!() : END
      if (item !== END) return item
      const outer = this.source.nextBack!()
      if (outer === END) return this.front ? this.front.nextBack!() : END
      this.budget.spend(1)
      this.back = this.open(outer)
    }
  }
}

/** Begins again when it is over; nothing comes from what is empty. */
export class Cycled extends StdSequence {
  private current: Sequence

  constructor(private readonly begin: () => Sequence) {
    super()
    this.current = begin()
  }

  next(): Value {
    const item = this.current.next()
    if (item !== END) return item
    this.current = this.begin()
    return this.current.next()
  }
}
