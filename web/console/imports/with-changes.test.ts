import { expect, test } from 'vitest'
import type { ImportView } from '#contract/rate-imports.ts'
import { withChanges } from './with-changes.ts'

const view = (importId: string, state: ImportView['state'] = 'previewed'): ImportView => ({
  importId,
  kind: 'ocean-lane',
  fileName: `${importId}.xlsx`,
  state,
  counts: { added: 1, changed: 0, unchanged: 0, wrong: 0 },
  by: 'Lin Hai',
  at: '2026-11-15T04:00:00.000Z',
  publishAt: null,
})
const stateOf = ({ importId, state }: ImportView) => `${importId} ${state}`

test('a new import comes first', () => {
  expect(withChanges([view('b'), view('a')], [view('c')]).map(stateOf)).toEqual([
    'c previewed',
    'b previewed',
    'a previewed',
  ])
})

test('a confirmed import keeps its place', () => {
  expect(withChanges([view('b'), view('a')], [view('a', 'confirmed')]).map(stateOf)).toEqual([
    'b previewed',
    'a confirmed',
  ])
})

test('the last change of an import counts', () => {
  const changes = withChanges([view('a')], [view('a', 'confirmed')])
  expect(withChanges(changes, [view('a', 'undone')]).map(stateOf)).toEqual(['a undone'])
})
