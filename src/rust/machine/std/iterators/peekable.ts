import { Place } from '../../values/place'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { Value } from '../../values/value'
import { Adapter } from './adapters'

/** Can be asked what comes next without taking it. */
export class Peekable extends Adapter {
  /** What was looked at, in a list of its own so that it can be lent; empty if nothing was. */
  private seen: Value[] = []

  peek(): Value {
    if (this.seen.length === 0) this.seen.push(this.source.next())
    return this.seen[0]
  }

  /** The place of the item that comes next, after `peek` has given one. */
  placeOfNext(isPlain: boolean): Value {
    return isPlain ? new Place(this.seen, 0) : this.seen[0]
  }

  next(): Value {
    return this.seen.length > 0 ? this.seen.pop() : this.source.next()
  }

  override nextBack(): Value {
    if (this.seen[0] === END) return END
    const item = this.source.nextBack!()
    return item === END && this.seen.length > 0 ? this.seen.pop() : item
  }

  override left(): number {
    return this.seen[0] === END ? 0 : super.left() + this.seen.length
  }

  override clone(): Sequence {
    const copy = super.clone() as Peekable
    copy.seen = [...this.seen]
    return copy
  }
}
