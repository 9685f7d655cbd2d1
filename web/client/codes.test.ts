import { expect, test, vi } from 'vitest'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from './call.ts'
import { sendCode, sendOwnCode } from './codes.ts'

test('a code that cannot be sent is reported by its field only', async () => {
  const call = vi.fn(async (..._: readonly unknown[]) => refusal('unreachable'))
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  await sendCode({ mobile: '13800000000', purpose: 'register' })
  await sendOwnCode('close-account')
  expect(call.mock.calls.map(([, , options]) => options)).toEqual([
    { hidesOfflineToast: true },
    { hidesOfflineToast: true },
  ])
})
