/** @jest-environment node */
import fs from 'node:fs'
import { importsBelow, sourcesBelow } from '../../../tests/imports'

/** Such as `front/parser`, `lower`, or `program.ts` itself. */
function phaseOf(file: string): string {
  const [room = '', folder = ''] = file.split('/')
  return ['front', 'machine'].includes(room) ? `${room}/${folder}` : room
}

const drawing = /```mermaid\n([^]*?)```/.exec(fs.readFileSync('packages/rust/README.md', 'utf8'))![1]!
const names = new Map([...drawing.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id, name]) => [id!, name!]))
const drawn = [...drawing.matchAll(/(\w+) --> (\w+)/g)].map(
  ([, from, to]) => [names.get(from!), names.get(to!)] as const,
)

const imports = importsBelow('packages/rust/src').map(
  ({ file, target }) => [phaseOf(file), phaseOf(target ?? '')] as const,
)
const written = new Set(imports.map(([from, to]) => `${from} → ${to}`))

function reachedFrom(phase: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [phase]
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const next = drawn.flatMap(([start, end]) => (start === from && end !== undefined ? [end] : []))
    waiting.push(...next.filter((end) => !reached.has(end)))
    next.forEach((end) => reached.add(end))
  }
  return reached
}

test('the diagram shows all phases', () => {
  expect([...names.values()].sort()).toEqual([...new Set(sourcesBelow('packages/rust/src').map(phaseOf))].sort())
})

test('each arrow is an import', () => {
  const arrows = drawn.map(([from, to]) => `${from} → ${to}`)
  expect(arrows.filter((arrow) => !written.has(arrow))).toEqual([])
})

test('each import follows from the arrows', () => {
  const wrong = imports.filter(([from, to]) => from !== to && !reachedFrom(from).has(to))
  expect([...new Set(wrong.map(([from, to]) => `${from} → ${to}`))]).toEqual([])
})
