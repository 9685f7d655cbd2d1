import { expect, test } from 'vitest'
import { fitChannel, type Message } from './message.ts'

const message = (channel: Message['channel'], name: string): Message => ({
  channel,
  recipient: '13800138000',
  brand: 'group',
  language: 'zh',
  template: 'join-requested',
  params: { name, company: '远舟国际物流有限公司（上海）第一分公司第二营业部' },
})
const nameIn = (channel: Message['channel'], name: string) => fitChannel(message(channel, name)).params.name

test('an SMS shows the beginning of a long name', () => {
  expect(nameIn('sms', '陈'.repeat(20))).toBe('陈'.repeat(20))
  expect(nameIn('sms', '陈'.repeat(21))).toBe(`${'陈'.repeat(19)}…`)
  expect(nameIn('sms', '𠮷'.repeat(50))).toBe(`${'𠮷'.repeat(19)}…`)
})

test('an email shows all of it, and other parameters stay', () => {
  const long = '陈'.repeat(50)
  expect(nameIn('mail', long)).toBe(long)
  expect(fitChannel(message('sms', long)).params.company).toBe(message('sms', long).params.company)
})

test.each([
  ['zh', 'J.B.', 'J.B '],
  ['zh', 'J.Bo', 'J.Bo '],
  ['zh', 'Prof. Li', 'Prof. Li'],
  ['zh', '陈。。', '陈'],
  ['zh', '陈', '陈'],
  ['en', 'J.B.', 'J.B'],
  ['en', 'J.Bo', 'J.Bo'],
] as const)('in an SMS in %s no dot of “%s” touches the next word: “%s”', (language, typed, shown) => {
  const params = { name: typed, company: typed, role: typed }
  expect(fitChannel({ ...message('sms', ''), language, params }).params).toEqual({
    name: shown,
    company: shown,
    role: typed,
  })
})

test('a message without names stays as it is', () => {
  const params = { code: '1.' }
  expect(fitChannel({ ...message('sms', ''), params }).params).toStrictEqual(params)
})
