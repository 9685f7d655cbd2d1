import { expect, test } from 'vitest'
import { agreementVersions } from '#domain/identity/agreement-versions.ts'
import enAgreement from './en/agreement.json' with { type: 'json' }
import enPolicy from './en/policy.json' with { type: 'json' }
import zhAgreement from './zh/agreement.json' with { type: 'json' }
import zhPolicy from './zh/policy.json' with { type: 'json' }

test.each([
  ['zh', zhAgreement, zhPolicy],
  ['en', enAgreement, enPolicy],
])('what people agree to is the version they can read, in %s', (_language, agreement, policy) => {
  expect(agreementVersions).toEqual({ agreement: agreement.effective, policy: policy.effective })
})
