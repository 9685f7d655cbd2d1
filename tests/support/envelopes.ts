import { expect } from 'vitest'
import type { z } from 'zod'
import type { Call, DataOf } from '#contract/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { refusalData } from '#contract/refusals.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { refusals } from '#domain/values/refusal-codes.ts'
import type { Reply } from './http.ts'

/** Expects a success whose data matches the contract exactly. */
export function dataOf<C extends Call>(call: C, reply: Reply): DataOf<C> {
  expect(reply.status, reply.text).toBe(200)
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  const envelope = envelopeOf(call.data).parse(reply.json())
  expect(envelope).toEqual(reply.json())
  expect(envelope).toMatchObject({ code: 0, success: true, message: '' })
  return envelope.data as DataOf<C>
}

/** Expects a refusal that matches the contract exactly, with its code and HTTP status. */
export function refusalOf(
  reply: Reply,
  refusal: RefusalCode,
  which?: string,
): z.infer<typeof refusalData> & { message: string } {
  expect(reply.headers['content-type'], which ?? reply.text).toMatch(/^application\/json/)
  const envelope = envelopeOf(refusalData).parse(reply.json())
  expect(envelope).toEqual(reply.json())
  expect(envelope.data.refusal, which).toBe(refusal)
  expect(envelope).toMatchObject({ success: false, code: refusals[refusal].code })
  expect(reply.status).toBe(refusals[refusal].status)
  return { ...envelope.data, message: envelope.message }
}
