import type { Budget } from '../../values/budget'
import { END } from '../../values/sequence'
import type { Value } from '../../values/value'
import { StdSequence } from '../iterators/sequences'
import { utf8Length, utf8LengthOfChar } from './utf8'

/** The chars of a text, from both ends. */
export class Chars extends StdSequence {
  protected start = 0
  protected end: number

  constructor(protected readonly text: string) {
    super()
    this.end = text.length
  }

  next(): Value {
    if (this.start >= this.end) return END
    const char = this.text.codePointAt(this.start)!
    this.start += char > 0xffff ? 2 : 1
    return char
  }

  override nextBack(): Value {
    if (this.start >= this.end) return END
    const unit = this.text.charCodeAt(--this.end)
    if (unit < 0xdc00 || unit > 0xdfff) return unit
    return this.text.codePointAt(--this.end)
  }

  /** What was not asked for yet. */
  rest(): string {
    return this.text.slice(this.start, this.end)
  }
}

/** The same with the byte at which each char begins. */
export class CharIndices extends Chars {
  private byte = 0

  constructor(
    text: string,
    private readonly budget: Budget,
  ) {
    super(text)
  }

  override next(): Value {
    const char = super.next()
    if (char === END) return END
    const byte = this.byte
    this.byte += utf8LengthOfChar(char as number)
    return [byte, char]
  }

  override nextBack(): Value {
    const char = super.nextBack()
    this.budget.spend((this.end - this.start) >> 3)
    return char === END ? END : [this.byte + utf8Length(this.rest()), char]
  }
}
