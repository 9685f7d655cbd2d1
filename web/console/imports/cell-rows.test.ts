import { expect, test } from 'vitest'
import { cellRowsOf } from './cell-rows.ts'

const cell = (at: string) => ({ cell: at, field: 'code', problem: null, before: null, after: 'x' })

test('a row has one line for each cell, or one line without cells', () => {
  const rows = cellRowsOf([
    { row: 2, outcome: 'changed', code: 'A-1', cells: [cell('D2'), cell('F2')] },
    { row: 3, outcome: 'added', code: null, cells: [] },
  ])
  expect(rows.map(({ id, code, change }) => [id, code, change?.cell])).toEqual([
    ['2 D2 code', 'A-1', 'D2'],
    ['2 F2 code', 'A-1', 'F2'],
    ['3', null, undefined],
  ])
})
