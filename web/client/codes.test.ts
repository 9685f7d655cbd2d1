import { expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from './call.ts'
import { sendCode, sendOwnCode, withProof } from './codes.ts'

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

test('a proof is calculated when the server asks for one, for every code', async () => {
  const call = vi.fn(async (key: string, { body }: { body?: { proof?: object } }) => {
    if (key === 'GET /api/identity/challenge') return ok({ challenge: 'c', bits: 1 })
    return body?.proof ? ok('sent') : refusal('proof-needed')
  })
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const other = (proof: object) => call('another code', { body: proof }) as never
  for (const send of [
    () => sendCode({ mobile: '13800000000', purpose: 'register' }),
    () => sendOwnCode('close-account'),
    () => withProof(other),
  ]) {
    call.mockClear()
    expect(await send()).toEqual(ok('sent'))
    expect(call).toHaveBeenCalledTimes(3)
    expect(call.mock.lastCall?.[1].body?.proof).toEqual({
      challenge: 'c',
      answer: expect.stringMatching(/^\d+$/),
    })
  }
})
