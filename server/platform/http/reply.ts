import type { Context } from 'hono'
import { type Envelope, envelopeCodes } from '#contract/envelope-codes.ts'
import { refusalReplies } from '#contract/refusal-replies.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'
import { translate } from '#server/platform/messages/translate.ts'

const secondsToRetry = '2'

const successEnvelope = (data: unknown): Envelope => ({
  code: envelopeCodes.success,
  success: true,
  data: data ?? null,
  message: '',
})

/** A refusal leaves with its number, its facts, every wrong field, and a sentence in the reader's language. */
function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { refusal: name, facts, fields } = refusal
  return {
    code: refusalReplies[name].code,
    success: false,
    data: { refusal: name, facts, ...(fields && { fields }) },
    message: translate(language, `refusals.${name}`, facts),
  }
}

export function replyRefusal(c: Context, refusal: Refusal, language: Language): Response {
  const { status } = refusalReplies[refusal.refusal]
  if (status === 503) c.header('retry-after', secondsToRetry)
  return c.json(refusalEnvelope(refusal, language), status)
}

export const replyVerdict = (c: Context, verdict: Verdict<unknown>, language: Language): Response =>
  verdict.ok ? c.json(successEnvelope(verdict.value)) : replyRefusal(c, verdict, language)

/** A broken promise: a generic text, never a stack or SQL. */
export function replyServerError(c: Context, language: Language): Response {
  const text = translate(language, 'refusals.server-error')
  return c.json({ code: envelopeCodes.serverError, success: false, data: text, message: text }, 500)
}
