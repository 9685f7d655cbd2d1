import { z } from 'zod'
import { requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { money } from './offers.ts'
import { typedCode, typedRecipient } from './registration.ts'
import { requestDetails } from './request-details.ts'
import { requestNumber, requestView } from './requests.ts'
import { saveKey, typedLine } from './typed-text.ts'

/** The code of the link to a request. */
const linkCode = z.string().trim().min(1).max(64)

/** From a person without an account; the code was sent to the mobile or email address, where the answer goes as well. */
export const requestQuoteAsVisitor = defineCall({
  name: 'requestQuoteAsVisitor',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/visitorRequests',
  body: z.strictObject({
    kind: z.enum(requestKinds),
    details: requestDetails,
    contact: z.strictObject({ name: typedLine(textLimits.contactName) }),
    ...typedRecipient,
    code: typedCode,
    key: saveKey.optional(),
  }),
  data: z.object({
    number: z.string(),
    /** Null where the contact has an account: the request is there. */
    linkCode: z.string().nullable(),
  }),
})
export type SentVisitorRequest = z.infer<typeof requestQuoteAsVisitor.data>

/** A wrong code gives the same refusal as a number that does not exist. */
export const readVisitorRequest = defineCall({
  name: 'readVisitorRequest',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/visitorRequests/read',
  body: z.strictObject({ number: requestNumber, code: linkCode }),
  data: requestView.omit({ attachments: true }).extend({
    /** The offer that answers it; the verify code opens its verification page. */
    offer: z
      .object({
        number: z.string(),
        state: z.enum(quoteStates),
        total: money,
        validUntil: z.iso.datetime(),
        remark: z.string().nullable(),
        verifyCode: z.string(),
      })
      .nullable(),
  }),
})
export type VisitorRequestView = z.infer<typeof readVisitorRequest.data>

/** Only while it is open. */
export const withdrawVisitorRequest = defineCall({
  name: 'withdrawVisitorRequest',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/visitorRequests/withdraw',
  body: z.strictObject({ number: requestNumber, code: linkCode }),
  data: z.null(),
})
