import type { EngineExample } from '../../lib/symbols/engineExample'

/** The picture that stands at an address of the site: the first below that heading, or of that page. */
export function pictureAt(
  href: string,
  examples: readonly EngineExample[],
): NonNullable<EngineExample['picture']> | undefined {
  const [page, anchor] = href.split('#')
  const shown = examples.filter((example) => example.picture && example.page === page)
  const inOrder = [...shown].sort((a, b) => a.line - b.line)
  return inOrder.find((example) => anchor === undefined || example.anchor === anchor)?.picture ?? undefined
}
