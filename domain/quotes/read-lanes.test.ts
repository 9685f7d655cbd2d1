import { describe, expect, test } from 'vitest'
import { readPasted } from './read-lanes.ts'

const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }

describe('pasted lanes', () => {
  test.each([
    ['by blanks', 'CNNGB NLRTM 40HQ 2'],
    ['by tabs, as a sheet copies them', '宁波\t鹿特丹\t40hq\t2'],
    ['by commas, in pinyin and English', 'ningbo, Rotterdam, 40HQ, 2'],
    ['by Chinese commas', '宁波，鹿特丹，40HQ，2'],
  ])('%s are one lane', (_how, text) => {
    expect(readPasted(text)).toEqual({ lanes: [{ row: 1, lane }], wrong: [] })
  })

  test('keep their row and their day, and empty rows are none', () => {
    const text = `\nCNNGB NLRTM 40HQ 2 2026-12-01\n\r\n`
    expect(readPasted(text).lanes).toEqual([{ row: 2, lane: { ...lane, etd: '2026-12-01' } }])
  })

  test('name every wrong field of a row', () => {
    expect(readPasted('NLRTM,,50XX,0,tomorrow').wrong).toEqual([
      {
        row: 1,
        fields: {
          pol: 'unknown-value',
          pod: 'required',
          type: 'unknown-value',
          count: 'wrong-format',
          etd: 'wrong-format',
        },
      },
    ])
  })

  test.each(['Rott', 'NL', '鹿', 'Rotterdaam'])('“%s” is no port: nothing is guessed', (text) => {
    expect(readPasted(`CNNGB,${text},40HQ,1`).wrong).toEqual([{ row: 1, fields: { pod: 'unknown-value' } }])
  })

  test.each(['501', '-1', '1e2', '0.5', 'NaN', '１'])('%s is no number of boxes', (count) => {
    expect(readPasted(`CNNGB,NLRTM,40HQ,${count}`).wrong).toEqual([
      { row: 1, fields: { count: 'wrong-format' } },
    ])
  })
})
