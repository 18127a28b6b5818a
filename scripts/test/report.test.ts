import { notesOf, tableOf } from './report'

test('the table lists stages with seconds and ends with the counts', () => {
  const table = tableOf(
    [
      { name: 'types', seconds: 21.34, state: 'failed' },
      { name: 'lint', seconds: 40, state: 'passed' },
      { name: 'build', seconds: undefined, state: undefined },
    ],
    41.26,
  )
  expect(table.split('\n')).toEqual([
    'Stage          Seconds  Result',
    'types             21.3  failed',
    'lint              40.0  passed',
    'build                   not run',
    'all               41.3',
    '',
    '1 passed, 1 failed',
  ])
})

test('summarizes warnings, totals and flaky tests of a passed stage', () => {
  const output = [
    '*** WARNING: cargo is not installed, so NO Rust snippet was compiled. ***',
    'PASS src/lib/a.test.ts',
    'Tests:       12 passed, 12 total',
    '  ✓  1 search.browser.ts:10:5 › opens with a key (1.2s)',
    '  1 flaky',
    '    theme.browser.ts:20:5 › follows the system',
    '  299 passed (3.2m)',
  ].join('\n')
  expect(notesOf(output)).toEqual([
    '*** WARNING: cargo is not installed, so NO Rust snippet was compiled. ***',
    'Tests:       12 passed, 12 total',
    '  1 flaky',
    '    theme.browser.ts:20:5 › follows the system',
    '  299 passed (3.2m)',
  ])
})
