import { describe, expect, test } from 'vitest'
import { type Actor, customerKinds, staffRoles } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import * as company from '#domain/access/may-run-company.ts'
import * as staff from '#domain/access/may-staff.ts'
import * as trade from '#domain/access/may-trade.ts'
import { permissionTable } from '#domain/access/permissions.ts'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import type { Refusal, Result } from '#domain/values/refusal.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.access
const enRefusals = messages.en.refusals
const zh = messages.zh.access
const zhRefusals = messages.zh.refusals

const texts = { zh, en }
const refusals = { zh: zhRefusals, en: enRefusals }
const keys = [
  ...[...customerKinds, ...staffRoles].map((role) => `roles.${role}`),
  ...Object.keys(permissionTable).map((permission) => `permissions.${permission}`),
]

const belongs = { relation: 'belongs', companyId: 'c1', status: 'active' } as const
const people: readonly Actor[] = [
  ...Object.values(exampleActors),
  { kind: 'staff', userId: 'member', roles: [...staffRoles] },
  { kind: 'company-administrator', userId: 'member', companyId: 'c1' },
  { kind: 'company-administrator', userId: 'member', companyId: 'c2' },
  customerActor('u', { relation: 'join-pending', companyId: 'c1' }),
  ...(['member', 'administrator'] as const).flatMap((role) => [
    ...(['none', 'refused', 'under-review', 'suspended'] as const).map((certification) =>
      customerActor('u', { ...belongs, role, certification }),
    ),
    customerActor('u', { ...belongs, role, status: 'disabled', certification: 'certified' }),
  ]),
]

/** Something of company c1 that concerns the user `member`. */
const thing = {
  companyId: 'c1',
  userId: 'member',
  applicantId: 'member',
  assignedTo: 'a colleague',
  proposedBy: 'member',
}
const asks: Record<string, (actor: Actor) => Result<Actor>> = {
  ...Object.fromEntries(
    Object.entries({ ...company, ...staff, ...trade, mayManageMembers: undefined }).flatMap(([name, ask]) =>
      ask ? [[name, (actor: Actor) => ask(actor, thing)]] : [],
    ),
  ),
  mayManageMembers: (actor) => company.mayManageMembers(actor, 'c1'),
}
const refused = new Map<string, Refusal>()
for (const ask of Object.values(asks))
  for (const actor of people) {
    const result = ask(actor)
    if (!result.ok) refused.set(result.refusal, result)
  }

test('everything anybody may be asked for is asked, and refused for every reason there is', () => {
  expect(Object.keys(asks).every((name) => name.startsWith('may'))).toBe(true)
  expect(Object.keys(asks)).toHaveLength(34)
  expect([...refused.keys()].sort()).toEqual([
    'already-under-review',
    'certification-in-progress',
    'certify-to-see-rates',
    'certify-to-track',
    'company-not-certified',
    'company-suspended',
    'logged-out',
    'needs-second-person',
    'not-a-member',
    'not-allowed',
    'not-assigned-to-you',
    'not-found',
    'not-the-administrator',
    'not-your-own-request',
  ])
})

describe.each(languages)('in %s', (language) => {
  test.each(keys)('%s has its words', (key) => {
    expect(sentence(texts[language], language, key)).not.toContain('{{')
  })

  test('nothing is worded that is no role and no right', () => {
    expect(keysOf(texts[language])).toEqual([...keys].sort())
  })

  test.each(['roles', 'permissions'] as const)('no two %s share their words', (group) => {
    const words = Object.values(texts[language][group])
    expect(new Set(words).size).toBe(words.length)
  })

  test.each([...refused.values()])('the refusal $refusal is said without a hole', ({ refusal, params }) => {
    expect(sentence(refusals[language], language, refusal, params)).not.toContain('{{')
  })
})
