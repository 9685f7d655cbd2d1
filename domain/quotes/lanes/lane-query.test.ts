import { describe, expect, test } from 'vitest'
import { laneQuery } from './lane-query.ts'

describe('the query of a lane', () => {
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', count: 2 } as const

  test('covers the next four weeks and is the simplest one: prepaid to the port of discharge, no add-ons', () => {
    expect(laneQuery(lane, '2026-11-15')).toEqual({
      mode: 'ocean',
      pol: 'CNTAO',
      pod: 'NLRTM',
      etdFrom: '2026-11-15',
      etdTo: '2026-12-13',
      containers: [{ type: '40HQ', count: 2 }],
      billsOfLading: 1,
      paymentTerms: { freight: 'prepaid', destination: 'collect' },
      addOns: [],
      contractOnly: false,
    })
  })

  test('from a given day covers one week', () => {
    expect(laneQuery({ ...lane, etd: '2026-12-01' }, '2026-11-15')).toMatchObject({
      etdFrom: '2026-12-01',
      etdTo: '2026-12-07',
    })
  })
})
