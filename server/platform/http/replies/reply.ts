import type { Context } from 'hono'
import type { CallMethod } from '#contract/call.ts'
import { type Envelope, envelopeCodes } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { refusals } from '#domain/values/refusal-codes.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { translate } from '#server/platform/messages/translate.ts'

export const secondsToRetry = '2'

export const successEnvelope = (data: unknown): Envelope => ({
  code: envelopeCodes.success,
  success: true,
  data: data ?? null,
  message: '',
})

/** A refusal has its code, its params, every wrong field, and a message in the client's language. */
function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { refusal: name, params, fields } = refusal
  return {
    code: refusals[name].code,
    success: false,
    data: { refusal: name, params, ...(fields && { fields }) },
    message: translate(language, `refusals.${name}`, params),
  }
}

export function replyRefusal(c: Context, refusal: Refusal, language: Language): Response {
  const { status } = refusals[refusal.refusal]
  if (status === 503) c.header('retry-after', secondsToRetry)
  return c.json(refusalEnvelope(refusal, language), status)
}

/** RFC 9110 §15.5.6: 405 lists the allowed methods; GET implies HEAD. */
export function replyWrongMethod(c: Context<HttpEnv>, methods: readonly CallMethod[]): Response {
  c.header('allow', methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '))
  return replyRefusal(c, refusal('method-not-allowed'), c.get('request').language)
}

export const replyResult = (c: Context, result: Result<unknown>, language: Language): Response =>
  result.ok ? c.json(successEnvelope(result.value)) : replyRefusal(c, result, language)

/** A general text, never a stack or SQL. */
export function replyServerError(c: Context, language: Language): Response {
  const text = translate(language, 'refusals.server-error')
  return c.json({ code: envelopeCodes.serverError, success: false, data: text, message: text }, 500)
}
