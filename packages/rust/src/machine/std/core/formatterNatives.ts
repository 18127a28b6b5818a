import { DebugParts, type Formatter } from '../../format/formatter'
import { type Show, showOf } from '../../format/show'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some, type Value } from '../../values/value'
import { readThrough } from '../../values/place'
import { DONE } from './coreNatives'

const optional = (value: number | undefined) => (value === undefined ? none() : some(value))

const writing =
  (write: (formatter: Formatter, text: string) => void): Native =>
  () =>
  (formatter: Formatter, text: string) => {
    write(readThrough(formatter) as Formatter, text)
    return DONE()
  }

/** A method that queries options. */
const formatterFlag =
  (answer: (layout: Formatter['layout']) => Value): Native =>
  () =>
  (formatter: Formatter) =>
    answer((readThrough(formatter) as Formatter).layout)

const shower = ({ generic, traits }: NativeCall, name: string): Show => showOf(generic(name), '?', traits)

const parts =
  (open: ConstructorParameters<typeof DebugParts>[1]): Native =>
  () =>
  (formatter: Formatter, name = '') => {
    if (name) formatter.write(name)
    return new DebugParts(formatter, open)
  }

const finishing: Native = () => (builder: DebugParts) => {
  builder.finish()
  return DONE()
}

/** `Name { a: 1 }` and `Name(1)`. */
const builderNatives: Natives = {
  'Formatter::debug_struct': parts(' {'),
  'Formatter::debug_tuple': parts('('),
  'Formatter::debug_list': parts('['),
  'Formatter::debug_set': parts('{'),
  'Formatter::debug_map': parts('{'),
  'DebugStruct::field': (call) => {
    const show = shower(call, 'T')
    return (builder: DebugParts, name: string, value: Value) => {
      builder.add((inner) => {
        inner.write(`${name}: `)
        show(value, inner)
      })
      return builder
    }
  },
  'DebugStruct::finish': finishing,
  'DebugStruct::finish_non_exhaustive': () => (builder: DebugParts) => {
    builder.finish(true)
    return DONE()
  },
  ...Object.fromEntries(
    ['DebugTuple::field', 'DebugList::entry'].map((key): [string, Native] => [
      key,
      (call) => {
        const show = shower(call, 'T')
        return (builder: DebugParts, value: Value) => {
          builder.add((inner) => show(value, inner))
          return builder
        }
      },
    ]),
  ),
  'DebugTuple::finish': finishing,
  'DebugList::finish': finishing,
  'DebugMap::finish': finishing,
  'DebugMap::entry': (call) => {
    const [key, value] = [shower(call, 'K'), shower(call, 'V')]
    return (builder: DebugParts, name: Value, item: Value) => {
      builder.add((inner) => showPair(name, item, key, value, inner))
      return builder
    }
  },
}

function showPair(name: Value, item: Value, key: Show, value: Show, formatter: Formatter): void {
  key(name, formatter)
  formatter.write(': ')
  value(item, formatter)
}

export const formatterNatives: Natives = {
  ...builderNatives,
  'Formatter::write_str': writing((formatter, text) => formatter.write(text)),
  'Formatter::pad': writing((formatter, text) => formatter.pad(text)),
  'Formatter::alternate': formatterFlag(({ isAlternate }) => isAlternate),
  'Formatter::width': formatterFlag(({ width }) => optional(width)),
  'Formatter::precision': formatterFlag(({ precision }) => optional(precision)),
  'Formatter::fill': formatterFlag(({ fill }) => fill.codePointAt(0)),
  'Formatter::sign_plus': formatterFlag(({ hasSign }) => hasSign),
  '<String as Write>::write_str':
    ({ budget }) =>
    (place: { get(): string; set(text: string): void }, text: string) => {
      budget.allocate(text.length)
      place.set(place.get() + text)
      return DONE()
    },
}
