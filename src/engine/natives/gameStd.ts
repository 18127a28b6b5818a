import type { Program } from '../../rust/ir/program'
import type { Natives } from '../../rust/machine/values/native'
import { comparisonNatives } from '../../rust/machine/std/core/comparisonNatives'
import { convertNatives } from '../../rust/machine/std/core/convertNatives'
import { formatNatives } from '../../rust/machine/std/core/formatNatives'
import { memNatives } from '../../rust/machine/std/core/memNatives'
import { adapterNatives, sequenceCloneNatives } from '../../rust/machine/std/iterators/adapterNatives'
import { consumerNatives } from '../../rust/machine/std/iterators/consumerNatives'
import { sourceNatives } from '../../rust/machine/std/iterators/sourceNatives'
import { sliceNatives } from '../../rust/machine/std/lists/sliceNatives'
import { vecNatives } from '../../rust/machine/std/lists/vecNatives'
import { floatNatives } from '../../rust/machine/std/numbers/floatNatives'
import { integerNatives } from '../../rust/machine/std/numbers/integerNatives'
import { sumNatives } from '../../rust/machine/std/numbers/sumNatives'
import { stringNatives } from '../../rust/machine/std/text/stringNatives'
import { textNatives } from '../../rust/machine/std/text/textNatives'

/** What games call of the standard library, of all that is written in TypeScript: numbers, text, lists and their iterators. */
export const gameStd: Natives = {
  ...memNatives,
  ...comparisonNatives,
  ...convertNatives,
  ...formatNatives,
  ...adapterNatives,
  ...sequenceCloneNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...sliceNatives,
  ...vecNatives,
  ...floatNatives,
  ...integerNatives,
  ...sumNatives,
  ...stringNatives,
  ...textNatives,
}

/** Whether a program calls no natives but these, and holds nothing that only others know. */
export function needsOnly({ callees, shapes }: Program, natives: Natives): boolean {
  const isKnown = (name: string) => `${name}::new` in natives
  return (
    callees.every((callee) => callee.kind !== 'native' || callee.key in natives) &&
    shapes.every(
      (shape) => shape.kind !== 'adt' || shape.form !== 'foreign' || !shape.args?.length || isKnown(shape.name),
    )
  )
}
