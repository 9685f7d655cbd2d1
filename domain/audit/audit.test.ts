import { expect, test } from 'vitest'
import { allAuditActions, auditSubjects, viewActions } from './audit.ts'
import { auditedSearch } from './audited-search.ts'

test('every action has one subject', () => {
  expect(new Set(allAuditActions).size).toBe(allAuditActions.length)
  expect(auditSubjects).toEqual(['staff', 'audit', 'company', 'person', 'rate', 'request', 'quote'])
})

test('lists, views and searches are no changes', () => {
  const reading = allAuditActions.filter((action) => /-(listed|seen|read|searched|exported)$/.test(action))
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
