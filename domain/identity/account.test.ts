import { expect, test } from 'vitest'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { maskMobileIfAny, readAccountKey, readAccountName } from './account.ts'
import { channelTo, destinationOf, ownRecipient, readRecipient, type TypedRecipient } from './recipient.ts'

test.each([
  ['linh', 'linh'],
  [' LinHai ', 'linhai'],
  ['ＬｉｎＨａｉ７', 'linhai7'],
  ['lin.hai_sh-2', 'lin.hai_sh-2'],
  ['a'.repeat(50), 'a'.repeat(50)],
])('the account name %o is chosen as %s', (typed, name) => {
  expect(readAccountName(typed)).toEqual({ ok: true, value: name })
})

test.each<[string, FieldProblem]>([
  [' ', 'required'],
  ['lin', 'wrong-format'],
  ['1linhai', 'wrong-format'],
  ['13800000001', 'wrong-format'],
  ['linhai!', 'wrong-format'],
  ['lin@hai', 'wrong-format'],
  ['林海林海', 'wrong-format'],
  ['a'.repeat(51), 'wrong-format'],
])('%o is no account name: %s', (typed, problem) => {
  expect(readAccountName(typed)).toMatchObject({ ok: false, fields: { account: problem } })
})

test.each([
  [' Lin@Tideway.Example ', 'logInEmail', 'lin@tideway.example'],
  ['lin@', 'account', 'lin@'],
  ['LIN HAI', 'account', 'lin hai'],
])('%o is looked up by %s as %s', (typed, by, key) => {
  expect(readAccountKey(typed)).toEqual({ by, key })
})

test.each<[TypedRecipient, string, string]>([
  [{ mobile: '138 0000 0001' }, 'mobile', '13800000001'],
  [{ mobile: '+31 6 1234 5678' }, 'mobile', '+31612345678'],
  [{ email: ' Lin@Tideway.example' }, 'logInEmail', 'lin@tideway.example'],
])('a code asked for by %o is sent to the %s %s', (typed, by, key) => {
  expect(readRecipient(typed)).toEqual({ ok: true, value: { by, key } })
})

test.each<[TypedRecipient, object]>([
  [{}, { mobile: 'required' }],
  [{ mobile: '1' }, { mobile: 'wrong-format' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'lin@' }, { email: 'wrong-format' }],
  [{ mobile: '13800000001', email: 'lin@tideway.example' }, { email: 'inconsistent' }],
])('no code is sent to %o: %o', (typed, fields) => {
  expect(readRecipient(typed)).toMatchObject({ ok: false, fields })
})

test.each([
  ['13800000001', 'sms', 'mainland'],
  ['+31612345678', 'sms', 'abroad'],
  ['lin@tideway.example', 'mail', 'mail'],
])('a code to %s goes by %s and counts for %s', (recipient, channel, destination) => {
  expect([channelTo(recipient), destinationOf(recipient)]).toEqual([channel, destination])
})

const email = 'lin@tideway.example'
test.each([
  ['13800000001', email, '13800000001', '138****0001'],
  ['13800000001', null, '13800000001', '138****0001'],
  [null, email, email, null],
  // A closed account has neither.
  [null, null, '', null],
])(
  'codes for one with mobile %s and email %s go to %s; the mobile is shown as %s',
  (mobile, logInEmail, to, shown) => {
    expect([ownRecipient({ mobile, logInEmail }), maskMobileIfAny(mobile)]).toEqual([to, shown])
  },
)
