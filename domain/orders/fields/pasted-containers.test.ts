import { expect, test } from 'vitest'
import { readPastedContainers } from './pasted-containers.ts'

const all = ['number', 'type', 'seal', 'cargoKg', 'tareKg', 'vgmKg', 'weighMethod']
const read = (text: string, rules: Partial<Parameters<typeof readPastedContainers>[1]> = {}) =>
  readPastedContainers(text, { fields: all, room: 200, known: new Set(), ...rules })
const textsIn = (text: string, rules?: Parameters<typeof read>[1]) =>
  read(text, rules).containers.map(({ texts }) => texts)

test('numbers alone, one a line, as people write them', () => {
  expect(textsIn('csqu 305438-3\n\nMSKU6011672\r\n')).toEqual([
    { number: 'CSQU3054383' },
    { number: 'MSKU6011672' },
  ])
})

test('columns of a spreadsheet in the usual order; empty cells stay empty', () => {
  expect(textsIn('CSQU3054383\t40HC\tab 12345\t\t3,900 kg\t24,150.5\tSM1')).toEqual([
    {
      number: 'CSQU3054383',
      type: '40HQ',
      seal: 'AB12345',
      tareKg: '3900',
      vgmKg: '24150.5',
      weighMethod: 'SM1',
    },
  ])
  expect(textsIn('CSQU3054383，22G1；S1')).toEqual([{ number: 'CSQU3054383', type: '20GP', seal: 'S1' }])
})

test('a row of headings in either language decides the columns; others are left out', () => {
  const rows = 'CSQU3054383\tx\t3900\tS77\t45G1'
  const texts = { number: 'CSQU3054383', type: '40HQ', seal: 'S77', tareKg: '3900' }
  for (const headings of [
    'Container No.\tRemark\tTare (kg)\tSeal no.\tSize/Type',
    '箱号\t备注\t皮重\t铅封号\t箱型',
  ])
    expect(textsIn(`${headings}\n${rows}`)).toEqual([texts])
  expect(textsIn('CSQU3054383\t20GP\tS77', { fields: ['number', 'type'] })).toEqual([
    { number: 'CSQU3054383', type: '20GP' },
  ])
})

test('every wrong row is named: check digit, repeated, type, weight, method, one too many', () => {
  const text = [
    'CSQU3054383',
    'CSQU3054384',
    'csqu3054383',
    'MSKU6011672\t99XX',
    'MSKU6011672\t20GP\t\theavy',
    'MSKU6011672\t20GP\t\t\t\t\tby hand',
    '\t20GP',
    'MSKU6011672',
    'TGHU7599330',
  ].join('\n')
  const { containers, wrong } = read(text, { room: 2 })
  expect(containers.map(({ row }) => row)).toEqual([1, 8])
  expect(wrong).toEqual([
    { row: 2, problem: 'wrong-number', text: 'CSQU3054384' },
    { row: 3, problem: 'repeated', text: 'CSQU3054383', first: 1 },
    { row: 4, problem: 'wrong-type', text: '99XX' },
    { row: 5, problem: 'wrong-weight', text: 'heavy' },
    { row: 6, problem: 'wrong-method', text: 'by hand' },
    { row: 7, problem: 'wrong-number', text: '' },
    { row: 9, problem: 'too-many', text: 'TGHU7599330' },
  ])
  expect(read('CSQU3054383', { room: 0, known: new Set(['CSQU3054383']) }).wrong).toEqual([])
})
