import { expect, test } from 'vitest'
import { visitorRequestDays } from '#domain/quotes/requests/visitor-request.ts'
import enPolicy from './en/policy.json' with { type: 'json' }
import zhPolicy from './zh/policy.json' with { type: 'json' }

test.each([
  ['zh', zhPolicy, '天'],
  ['en', enPolicy, 'days'],
] as const)('the %s privacy policy states how long requests of visitors are kept', (_, policy, unit) => {
  for (const days of Object.values(visitorRequestDays))
    expect(JSON.stringify(policy)).toContain(`${days} ${unit}`)
})
