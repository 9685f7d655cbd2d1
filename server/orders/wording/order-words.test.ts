import { expect, test } from 'vitest'
import { orderWords } from './order-words.ts'

const modes = new Map([['0110', { zh: '一般贸易', en: 'General trade' }]])
const tradeMode = { kind: 'choice', name: 'tradeMode' } as const

test('a choice that a dictionary lists has its name; an unknown one stays', () => {
  const words = orderWords('en', new Map(), { tradeMode: modes })
  expect(words.fieldText(tradeMode, '0110')).toBe('General trade')
  expect(words.fieldText(tradeMode, '9999')).toBe('9999')
  expect(orderWords('zh', new Map(), { tradeMode: modes }).fieldText(tradeMode, '0110')).toBe('一般贸易')
})

test('a time says by which clock it is', () => {
  const words = orderWords('en', new Map())
  const zones = { origin: 'Asia/Shanghai', destination: 'America/Los_Angeles' }
  const etd = { kind: 'moment', name: 'etd', clock: 'origin' } as const
  const eta = { kind: 'moment', name: 'eta', clock: 'destination' } as const
  // The parts of a date stay on one line.
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(words.fieldText(etd, '2026-11-27 18:00', zones))).toBe('27 Nov 2026 18:00 (UTC+8)')
  expect(plain(words.fieldText(eta, '2026-12-15 08:00', zones))).toBe('15 Dec 2026 08:00 (UTC−8)')
})
