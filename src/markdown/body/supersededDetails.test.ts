import { renderMarkdown } from '../../../tests/renderMarkdown'

const fold = (summary: string, file: string, more = '') =>
  `:::details[${summary}]\n\n\`\`\`rust [${file}]\nlet a = 1;\n\`\`\`\n\n${more}\n\n:::`

/** Which of the folds of a page stay away from paper. */
const supersededOf = (...folds: string[]) =>
  [...renderMarkdown(folds.join('\n\n')).matchAll(/<Details([^>]*)>/g)].map(([, attributes]) => attributes !== '')

test('of several folds with the same file under the same words, the last one is printed', () => {
  const whole = fold('The whole file so far', 'src/lib.rs')
  expect(supersededOf(whole, whole, whole)).toEqual([true, true, false])
})

test('folds with other words, another file or something to read besides are printed each', () => {
  const whole = fold('The whole file', 'src/lib.rs')
  const others = [
    fold('A solution', 'src/lib.rs'),
    fold('The whole file', 'turbo.toml'),
    fold('The whole file', 'src/lib.rs', 'Why.'),
  ]
  expect(supersededOf(...others, whole)).toEqual([false, false, false, false])
})
