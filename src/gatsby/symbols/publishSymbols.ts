import fs from 'node:fs/promises'
import path from 'node:path'
import type { EngineSymbol } from '../../lib/symbols/symbols'
import { popupEntriesOf } from '../../lib/symbols/symbolPopup'
import { highlightedHtml } from '../../markdown/body/codeHtml'
import { publishHashed } from '../publish/manifest'
import { apiFileJsonSchema, apiFileOf } from './apiFile'

/** Writes what is read of the symbols beside the pages: `/api.json` with its schema, and the texts of the popups. */
export async function publishSymbols(symbols: readonly EngineSymbol[]) {
  const api = apiFileOf(symbols)
  await fs.writeFile(path.resolve('public/api.json'), JSON.stringify(api, null, 2))
  await fs.writeFile(path.resolve('public/api.schema.json'), JSON.stringify(apiFileJsonSchema(), null, 2))
  await publishHashed('symbols', JSON.stringify(popupEntriesOf(api.symbols, highlightedHtml)))
}
