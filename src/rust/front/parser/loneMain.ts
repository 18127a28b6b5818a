import { type Diagnostic, replacement } from '../diagnostics/diagnostic'
import { textAt } from '../source/span'
import type { Item } from '../tree/tree'
import type { ItemMacros } from './cursor'

/** The fault of a file whose only beginning is `fn main`, which nothing runs: a program of the host has a frame. */
export function loneMain([frame]: readonly Item[], text: string, host: ItemMacros | undefined): Diagnostic | undefined {
  if (!host || frame?.kind !== 'Frame' || frame.body.tail) return undefined
  const items = frame.body.statements.map((statement) => statement.kind === 'ItemStatement' && statement.item)
  const main = items.find((item) => item && item.kind === 'Fn' && item.name.name === 'main' && item.params.length === 0)
  if (!main || main.kind !== 'Fn' || !main.body || items.includes(false)) return undefined
  const macro = `${host.crate}::${host.frameMacro}!`
  return {
    span: main.name.span,
    message: `the frame is missing: \`${macro}\``,
    label: 'nothing runs this function',
    help: `what runs in each frame stands in \`${macro}({ … });\``,
    mend: replacement(main.span, `${macro}(${textAt(text, main.body.span)});`),
  }
}
