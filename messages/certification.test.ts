import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { certificationMoves, certificationStates } from '#domain/certification/certification.ts'
import { joinRequestStates } from '#domain/certification/join-request.ts'
import { companyRoles, membershipChanges, membershipStatuses } from '#domain/certification/membership.ts'
import { sentence } from '#domain/language/texts.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.certification
const enRefusals = messages.en.refusals
const zh = messages.zh.certification
const zhRefusals = messages.zh.refusals

const texts = { zh, en }
const refusals = { zh: zhRefusals, en: enRefusals }
const labels = {
  states: certificationStates,
  moves: Object.keys(certificationMoves),
  joinRequests: joinRequestStates,
  companyRoles,
  memberStatuses: membershipStatuses,
  memberChanges: Object.keys(membershipChanges),
}
const said = [
  ...Object.entries(labels).flatMap(([group, names]) =>
    names.map((name) => ({ key: `${group}.${name}`, params: {} })),
  ),
  ...certificationStates.map((state) => ({ key: `notifications.${state}`, params: { reason: 'R-7' } })),
]

describe.each(languages)('in %s', (language) => {
  test.each(said)('$key is said without a hole', ({ key, params }) => {
    expect(sentence(texts[language], language, key, params)).not.toContain('{{')
  })

  test('nothing is worded that a certification never says', () => {
    expect(keysOf(texts[language])).toEqual(said.map(({ key }) => key).sort())
  })

  test('a refused company reads the reason', () => {
    expect(sentence(texts[language], language, 'notifications.refused', { reason: 'R-7' })).toContain('R-7')
  })

  // Spec §8 has one wording for the banner of a state and for the refusal it leads to.
  test('the banner of a state and the refusal it leads to use the same words', () => {
    expect(texts[language].notifications.none).toBe(refusals[language]['company-not-certified'])
    expect(texts[language].notifications['under-review']).toBe(refusals[language]['already-under-review'])
    expect(texts[language].joinRequests.pending).toBe(refusals[language]['already-under-review'])
  })
})
