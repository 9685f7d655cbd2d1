import { expect, test } from 'vitest'
import { cellRowsOf } from './cell-rows.ts'

const flags = { isLeftOut: false, isChangedSince: false, margins: [] }
const cell = (at: string) => ({ cell: at, field: 'code', problem: null, before: null, after: 'x' })

test('a row has one line for each cell, a new rate one line for all', () => {
  const rows = cellRowsOf(
    [
      { ...flags, row: 2, outcome: 'changed', code: 'A-1', cells: [cell('D2'), cell('F2')] },
      { ...flags, row: 3, outcome: 'added', code: null, cells: [cell('A3'), cell('F3')] },
    ],
    'previewed',
  )
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true])
  expect(rows.map(({ id, code, change }) => [id, code, change?.cell])).toEqual([
    ['2 D2 code', 'A-1', 'D2'],
    ['2 F2 code', 'A-1', 'F2'],
    ['3', null, undefined],
  ])
})

test.each([
  ['previewed', true],
  ['confirmed', false],
  ['undone', false],
] as const)('a row of an import that is %s is marked as updated: %s', (state, isMarked) => {
  const row = { row: 2, outcome: 'changed', code: 'A-1', cells: [cell('D2')] } as const
  const rows = [{ ...row, cells: [...row.cells], isLeftOut: false, isChangedSince: true, margins: [] }]
  expect(cellRowsOf(rows, state).map(({ isChangedSince }) => isChangedSince)).toEqual([isMarked])
})
