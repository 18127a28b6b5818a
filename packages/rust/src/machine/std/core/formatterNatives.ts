import { DebugParts, type Formatter } from '../../format/formatter'
import { type Show, showOf, showPair } from '../../format/show'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some, type Value } from '../../values/value'
import { readThrough, type Place } from '../../values/place'
import { DONE } from './coreNatives'

const optional = (value: number | undefined) => (value === undefined ? none() : some(value))

/** A method that queries options. */
function formatterFlag(answer: (layout: Formatter['layout']) => Value): Native {
  return () => (formatter: Formatter) => answer((readThrough(formatter) as Formatter).layout)
}

const shower = ({ generic, traits }: NativeCall, name: string): Show => showOf(generic(name), '?', traits)

function parts(open: DebugParts['open']): Native {
  return () => (formatter: Formatter, name?: string) => {
    if (name) formatter.write(name)
    return new DebugParts(formatter, open)
  }
}

function finishing(isCut = false): Native {
  return () => (builder: DebugParts) => {
    builder.finish(isCut)
    return DONE()
  }
}

const addingItem: Native = (call) => {
  const show = shower(call, 'T')
  return (builder: DebugParts, value: Value) => builder.add((inner) => show(value, inner))
}

/** `Name { a: 1 }` and `Name(1)`. */
export const formatterNatives: Natives = {
  'Formatter::debug_struct': parts(' {'),
  'Formatter::debug_tuple': parts('('),
  'Formatter::debug_list': parts('['),
  'Formatter::debug_set': parts('{'),
  'Formatter::debug_map': parts('{'),
  'DebugStruct::field': (call) => {
    const show = shower(call, 'T')
    return (builder: DebugParts, name: string, value: Value) =>
      builder.add((inner) => {
        inner.write(`${name}: `)
        show(value, inner)
      })
  },
  'DebugStruct::finish': finishing(),
  'DebugStruct::finish_non_exhaustive': finishing(true),
  'DebugTuple::field': addingItem,
  'DebugTuple::finish': finishing(),
  'DebugList::entry': addingItem,
  'DebugList::finish': finishing(),
  'DebugMap::finish': finishing(),
  'DebugMap::entry': (call) => {
    const [key, value] = [shower(call, 'K'), shower(call, 'V')]
    return (builder: DebugParts, name: Value, item: Value) =>
      builder.add((inner) => showPair([name, item], key, value, inner))
  },
  'Formatter::write_str': () => (formatter: Formatter, text: string) => {
    const target = readThrough(formatter) as Formatter
    target.write(text)
    return DONE()
  },
  'Formatter::pad': () => (formatter: Formatter, text: string) => {
    const target = readThrough(formatter) as Formatter
    target.pad(text)
    return DONE()
  },
  'Formatter::alternate': formatterFlag(({ isAlternate }) => isAlternate),
  'Formatter::width': formatterFlag(({ width }) => optional(width)),
  'Formatter::precision': formatterFlag(({ precision }) => optional(precision)),
  'Formatter::fill': formatterFlag(({ fill }) => fill.codePointAt(0)),
  'Formatter::sign_plus': formatterFlag(({ hasSign }) => hasSign),
  '<String as Write>::write_str': (call) => (place: Place, text: string) => {
    call.budget.allocate(text.length)
    place.set((place.get() as string) + text)
    return DONE()
  },
}
