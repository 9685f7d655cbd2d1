import { expect, test } from 'vitest'
import { allAuditActions, auditSubjects, viewActions } from './audit.ts'
import { areDaysReversed } from './audit-days.ts'
import { usualAuditSort } from './audit-sorts.ts'
import { auditedSearch } from './audited-search.ts'

test('every action has one subject', () => {
  expect(new Set(allAuditActions).size).toBe(allAuditActions.length)
  expect(auditSubjects).toEqual(['staff', 'audit', 'company', 'person', 'rate', 'request', 'quote', 'order'])
})

test('lists, views and searches are no changes', () => {
  const reading = allAuditActions.filter((action) =>
    /-(listed|seen|read|searched|exported|taken)$/.test(action),
  )
  // The sheet of an import is stored as its preview.
  expect(reading.filter((action) => !viewActions.includes(action))).toEqual(['rates-import-read'])
})

test.each([
  ['Tideway', 'Tideway'],
  ['91310000MA0000001X', '91310000MA0000001X'],
  ['13800000001', '138****0001'],
  ['+86 138 0000 0001', '138****0001'],
  ['１３８００００００００１'.slice(0, 11), '138****0000'],
  ['lin 13800000001', 'lin 138****'],
  ['138000000', '138****'],
  // What was typed of it so far gives no digit that its mask hides.
  ['138 0000', '138****'],
  ['1380', '138****'],
  ['138', '138'],
  ['Q202611-000123', 'Q202611-000123'],
])('a search for %o is audited as %o', (typed, written) => {
  expect(auditedSearch(typed)).toBe(written)
})

test.each([
  [{ from: '2026-11-16', to: '2026-11-15' }, true],
  [{ from: '2026-11-15', to: '2026-11-15' }, false],
  [{ from: '2026-11-15', to: '2026-11-16' }, false],
  [{ from: '2026-11-16' }, false],
  [{ to: '2026-11-15' }, false],
  [{ from: '2026-11-16', to: '' }, false],
  [{}, false],
])('the period %o is reversed: %s', (days, isReversed) => {
  expect(areDaysReversed(days)).toBe(isReversed)
})

test('the newest entry comes first', () => {
  expect(usualAuditSort).toBe('-at')
})
