import { expect, test } from 'vitest'
import { requestedValues } from './requested-values.ts'

test('what was written in a request is known to the form of its order', () => {
  expect(
    requestedValues(
      {
        from: '宁波',
        goods: '钢螺栓',
        tradeMode: 'general',
        declarations: 3,
        weightKg: '800.5',
        pieces: 40,
        containers: [{ type: '40HQ', count: 1 }],
        remark: 'Call first',
      },
      'customs',
    ),
  ).toEqual({
    commodityZh: '钢螺栓',
    tradeMode: 'general',
    declarations: '3',
    grossWeightKg: '800.5',
    packages: '40',
  })
  const bolts = { goods: 'Steel bolts', insuredValue: '120000', readyOn: '2026-12-01' }
  expect(requestedValues(bolts, 'barge')).toEqual({
    commodityEn: 'Steel bolts',
    insuredValue: '120000',
    readyOn: '2026-12-01',
  })
  // It is insured from its departure on.
  expect(requestedValues(bolts, 'insurance')).toEqual({
    commodityEn: 'Steel bolts',
    insuredValue: '120000',
    etd: '2026-12-01',
  })
  expect(requestedValues({ remark: 'Call first' }, 'barge')).toStrictEqual({})
})
