import { isInteger } from '../../values/integer'
import { same, type Natives } from '../../values/native'
import { err, itemsOf, ok, type SliceLike, type Value } from '../../values/value'
import type { Shape } from '../../values/shape'
import { fits, fromBits, type Integer } from '../numbers/exact'
import { ofInteger } from '../numbers/integerNatives'
import { parsed, parseFloatText, parseInteger } from '../numbers/parseNumber'
import { isScalarValue } from '../text/utf8'
import { toList } from './coreNatives'

/** A checked conversion: `TryFromIntError(())`. */
const tryInteger = ofInteger(
  (type, limits) => (value: Integer) => (fits(value, limits) ? ok(fromBits(BigInt(value), type)) : err([undefined])),
)

type Parse = (text: string) => Value

const NO_CHAR = 0
const TOO_MANY = 1

function parseChar(text: string): Value {
  const [char, ...rest] = [...text]
  if (char === undefined) return err([NO_CHAR])
  return rest.length > 0 ? err([TOO_MANY]) : ok(char.codePointAt(0))
}

function parserOf(shape: Shape): Parse {
  if (shape.kind !== 'scalar') return ok
  const { name } = shape
  if (name === 'bool') return (text) => (text === 'true' ? ok(true) : text === 'false' ? ok(false) : err([]))
  if (name === 'char') return parseChar
  if (isInteger(name)) return (text) => parsed(parseInteger(text, name))
  return (text) => {
    const value = parseFloatText(text)
    return parsed(typeof value === 'number' && name === 'f32' ? Math.fround(value) : value)
  }
}

/** Conversions that can fail, including those of lists and texts. */
export const parseNatives: Natives = {
  '<Int as TryFrom>::try_from': tryInteger,
  '<bool as TryFrom>::try_from': () => (value: Integer) =>
    fits(value, { min: 0, max: 1 }) ? ok(Number(value) === 1) : err([undefined]),
  '<char as TryFrom>::try_from': () => (code: number) => (isScalarValue(code) ? ok(code) : err([undefined])),
  '<u8 as TryFrom>::try_from': tryInteger,
  /** An array with exactly that many items, otherwise the list. */
  '<[;] as TryFrom>::try_from': ({ generic }) => {
    const self = generic('Self')
    const length = self.kind === 'array' ? self.length : 0
    return (items: SliceLike) => {
      if (items.length === length) return ok(itemsOf(items).slice())
      return err(Array.isArray(items) ? items : [undefined])
    }
  },
  'FromStr::from_str': ({ generic, budget }) => {
    const parse = parserOf(generic('Self'))
    return (text: string) => {
      budget.spend(1 + (text.length >> 2))
      return parse(text)
    }
  },
  'Borrow::borrow': same,
  'Deref::deref': same,
  'DerefMut::deref_mut': same,
  'AsRef::as_ref': same,
  'AsMut::as_mut': same,
  'ToOwned::to_owned': ({ traits, generic }) => {
    const self = generic('Self')
    return self.kind === 'slice' ? (slice: SliceLike) => toList(slice, traits.clone(self.item)) : traits.clone(self)
  },
}
