import { printed } from './printed'
import { VERSION, type Program } from './program'

const program: Program = {
  version: VERSION,
  frame: 0,
  functions: [{ params: [], size: 1, cost: 1, body: { op: 'call', callee: 0, args: [{ op: 'value', value: 'hi' }] } }],
  callees: [{ kind: 'dynamic', key: 'Named::name' }],
  constants: [],
  shapes: [{ isPlain: true, kind: 'scalar', name: 'i32' }],
  tables: [],
  states: [],
}

test('prints entries with their nodes', () => {
  expect(printed(program)).toContain(
    'functions\n  0: (params=[] size=1 cost=1 body=(call callee=0 args=[(value value="hi")]))',
  )
  expect(printed(program)).toContain('shapes\n  0: (isPlain=true scalar name="i32")')
})

test('breaks long nodes into lines', () => {
  const long: Program = { ...program, callees: [{ kind: 'missing', message: 'x'.repeat(90), reason: 'unsupported' }] }
  expect(printed(long)).toContain(`(missing\n    message="${'x'.repeat(90)}"\n    reason="unsupported")`)
})
