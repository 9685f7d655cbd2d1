import { expect, test } from 'vitest'
import { codeProblem } from './pricing-schema.ts'
import { rateCode } from './rate-pricing.ts'

test.each(['AF1-CNSHA-CIABJ', 'td1', '1A'])('%s is a rate code', (code) => {
  expect(rateCode.safeParse(code).success).toBe(true)
  expect(codeProblem(code)).toBeUndefined()
})

test.each(['..', '__proto__', '-A', 'A.B', 'A_B', 'A B', 'É1'])('%s is not a rate code', (code) => {
  expect(rateCode.safeParse(code).success).toBe(false)
  expect(codeProblem(code)).toBe('wrong-format')
})
