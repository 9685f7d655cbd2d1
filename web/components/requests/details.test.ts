import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { defaultsOf, detailName, requestBody, requestRules } from './details.ts'

const values = {
  'details.from': '宁波',
  'details.to': ' Hamburg ',
  'details.goods': '机械零件',
  'details.weightKg': '1200.5',
  'details.pieces': '12',
  'details.readyOn': '2026-12-01',
  'details.remark': '',
  'contact.name': '陈悦',
  'contact.phone': '13800000001',
}

describe('a request form', () => {
  test('sends its values without the empty ones', () => {
    expect(problemsOf(requestRules('air'), values)).toEqual({})
    expect(requestBody('air', values)).toEqual({
      kind: 'air',
      details: {
        from: '宁波',
        to: 'Hamburg',
        goods: '机械零件',
        weightKg: '1200.5',
        pieces: 12,
        readyOn: '2026-12-01',
      },
      contact: { name: '陈悦', phone: '13800000001' },
    })
  })

  test.each([
    ['details.from', '', 'required'],
    ['details.weightKg', '1e3', 'wrong-format'],
    ['details.weightKg', '０１', 'wrong-format'],
    ['details.pieces', '0', 'too-small'],
    ['details.weightKg', '0', 'too-small'],
    ['details.pieces', '1000001', 'too-large'],
    ['details.readyOn', '2026-02-30', 'wrong-format'],
    ['contact.name', '十一个字的联系人姓名太长', undefined],
    ['contact.name', '长'.repeat(61), 'too-long'],
    ['contact.phone', '12345', 'wrong-format'],
  ])('%s “%s” is reported as %s', (field, text, problem) => {
    expect(problemsOf(requestRules('air'), { ...values, [field]: text })).toEqual({ [field]: problem })
  })

  test('sends the containers of every row', () => {
    const rows = { ...values, 'type-0': '40HQ', 'count-0': '2', 'type-3': '20GP', 'count-3': '1' }
    expect(problemsOf(requestRules('soc'), rows)).toEqual({})
    expect(requestBody('soc', rows).details).toMatchObject({
      from: '宁波',
      containers: [
        { type: '40HQ', count: 2 },
        { type: '20GP', count: 1 },
      ],
    })
    expect(problemsOf(requestRules('soc'), { ...rows, 'count-3': '' })).toEqual({ 'count-3': 'required' })
    expect(problemsOf(requestRules('soc'), { ...rows, 'count-0': '0' })).toEqual({ 'count-0': 'too-small' })
  })

  test('without a containers field sends no containers', () => {
    const rows = { ...values, 'type-0': '40HQ', 'count-0': '0' }
    expect(problemsOf(requestRules('air'), rows)).toEqual({})
    expect(requestBody('air', rows).details).not.toHaveProperty('containers')
  })
})

describe('a request that is sent again', () => {
  const { details } = requestBody('air', values)

  test('starts with its earlier values', () => {
    const defaults = defaultsOf(details, '2026-11-15')
    const typed = Object.entries(defaults).map(([field, text]) => [detailName(field as 'from'), text])
    expect(requestBody('air', { ...values, ...Object.fromEntries(typed) }).details).toEqual(details)
    expect(defaults).toMatchObject({ from: '宁波', pieces: '12', readyOn: '2026-12-01' })
  })

  test('leaves out a day in the past', () => {
    expect(defaultsOf(details, '2026-12-02')).not.toHaveProperty('readyOn')
    expect(defaultsOf(details, '2026-12-01').readyOn).toBe('2026-12-01')
  })

  test('keeps its containers and its trade mode', () => {
    const containers = [{ type: '40HQ' as const, count: 2 }]
    expect(defaultsOf({ containers, tradeMode: '0110' }, '2026-11-15')).toEqual({
      containers: '40HQ.2',
      tradeMode: '0110',
    })
  })
})
