import { selectedCode } from './openCode'

function selected(from: [string, number], to: [string, number]) {
  document.body.innerHTML = `<p>before</p><pre><code><span class="l"><span class="k">let</span> a = 1;\n</span><span class="l" data-line="removed">old();\n</span><span class="l">new();\n</span></code></pre>`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes = new Map<string, Node>()
  while (walker.nextNode()) nodes.set(walker.currentNode.textContent!.trim(), walker.currentNode)
  const selection = document.getSelection()!
  selection.setBaseAndExtent(nodes.get(from[0])!, from[1], nodes.get(to[0])!, to[1])
  return selectedCode(document.querySelector('pre')!, selection)
}

test('identifies a selected word by line and offset', () => {
  expect(selected(['let', 0], ['let', 3])).toEqual({ anchor: { line: 0, column: 0 }, head: { line: 0, column: 3 } })
})

test('removed lines are not counted, and lead on to the next one', () => {
  expect(selected(['old();', 2], ['new();', 3])).toEqual({
    anchor: { line: 1, column: 0 },
    head: { line: 1, column: 3 },
  })
})

test('what is selected elsewhere is no code', () => {
  expect(selected(['before', 0], ['let', 1])).toBeUndefined()
})
