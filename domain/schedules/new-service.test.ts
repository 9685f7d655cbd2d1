import { expect, test } from 'vitest'
import { isNewService } from './new-service.ts'

test.each([
  ['began on the day it is looked at', '2026-07-02', true],
  ['begins next week', '2026-07-09', true],
  ['began 182 days before', '2026-01-01', true],
  ['began 183 days before', '2025-12-31', false],
  ['has run for years', '2019-03-01', false],
])('a service that %s is new: %s → %s', (_name, since, isNew) => {
  expect(isNewService(since, '2026-07-02')).toBe(isNew)
})
