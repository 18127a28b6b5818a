import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'

type SyntaxExtension = { text?: unknown; flow?: unknown }

/**
 * The parser of `:::blocks`. It leaves directives inside a line alone, so that `12:30pm` and `a:b` stay the words
 * they are.
 */
export function remarkBlockDirectives(this: Processor) {
  remarkDirective.call(this as never)
  const extensions = this.data('micromarkExtensions') as SyntaxExtension[]
  const { flow } = extensions.pop() ?? {}
  extensions.push({ flow })
}
