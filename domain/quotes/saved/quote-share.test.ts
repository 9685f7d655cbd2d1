import { expect, test } from 'vitest'
import { linkTokenPattern } from '#domain/values/link-token.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { sharedQuotePath, shareScopesFor } from './quote-share.ts'

const { member, 'company-administrator': head } = exampleActors
const both = ['total', 'charges']

// Decision 79: only administrators of the company share the charges of contract prices.
test.each([
  ['public rates', { mode: 'ocean', companyId: 'c1', usesContractRate: false }, both],
  ['a contract rate', { mode: 'ocean', companyId: 'c1', usesContractRate: true }, ['total']],
  ['a rate that is not known', { mode: 'depot', companyId: 'c1', usesContractRate: null }, ['total']],
  ['an offer by staff', { mode: 'agreed', companyId: 'c1', usesContractRate: false }, ['total']],
  ['an offer by staff to a person', { mode: 'agreed', companyId: null, usesContractRate: false }, both],
  ['no company', { mode: 'ocean', companyId: null, usesContractRate: null }, both],
] as const)('a member shares of a quote of %s', (_what, quote, scopes) => {
  expect(shareScopesFor(member, quote)).toEqual(scopes)
  expect(shareScopesFor(head, quote)).toEqual(both)
})

const token = `${'aZ0_-'.repeat(8)}abc`

test('the token is in the fragment of the link', () => {
  expect(sharedQuotePath(token)).toBe(`/quote/shared#${token}`)
  expect(token).toMatch(linkTokenPattern)
})

test.each(['', 'a', token.slice(1), `${token}a`, `.${token}`, `${token}.`, `${token.slice(1)}+`])(
  '“%s” is no token',
  (text) => {
    expect(text).not.toMatch(linkTokenPattern)
  },
)
