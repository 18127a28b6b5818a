import { readPage, type ReadPage } from '../../src/markdown/readPage'
import { withWholePrograms } from '../../src/markdown/wholePrograms'

/** The page without programs that continue another. */
export function writtenOut(page: ReadPage): ReadPage {
  const source = withWholePrograms(page.source)
  return source === page.source ? page : readPage(page.filePath, source)
}
