import { register, sendCode } from '#contract/registration.ts'
import * as requests from '#contract/requests.ts'
import * as visitors from '#contract/visitor-requests.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from './envelopes.ts'
import { goodPassword, typedRecipient } from './registry.ts'
import { openStaffSite } from './staff-site.ts'

const today = shanghaiDay(new Date())
const host = 'localhost'

const content = {
  kind: 'air',
  details: { from: 'CNSHA', to: 'Rotterdam', goods: 'Valves', weightKg: '820', readyOn: daysAfter(today, 3) },
  contact: { name: 'Sanne de Vries' },
}
type From = { readonly address?: string; readonly body?: object }

export const linkOf = ({ number, linkCode }: visitors.SentVisitorRequest) => ({
  number,
  code: linkCode ?? '',
})

const answer = {
  lines: [{ fee: 'OF', group: 'freight', unitPrice: '2500', quantity: '2' }],
  validUntil: daysAfter(today, 10),
  remark: 'Direct flight.',
}

/** The whole site, with people who have no account and staff who answer them. */
export async function openVisitorSite() {
  const staff = await openStaffSite()
  const { sendCall, pool } = staff
  const sales = await staff.logInAs('sales')
  let drawn = 0
  const draw = () => {
    drawn += 1
    return drawn
  }
  const newMobile = () => `+316${String(draw()).padStart(8, '0')}`
  const newEmail = () => `asker.${draw()}@factory.example`
  const messagesTo = async (
    recipient: string,
  ): Promise<{ template: string; params: Record<string, string> }[]> =>
    (
      await pool.query('SELECT template, params FROM outbox_message WHERE recipient = $1 ORDER BY id DESC', [
        recipient,
      ])
    ).rows
  const newestCode = async (recipient: string): Promise<string> =>
    (await messagesTo(recipient)).find(({ params }) => params.code)?.params.code ?? ''
  /** As if a minute had passed since the last code. */
  const pauseCodes = (recipient: string) =>
    pool.query(
      `UPDATE attempt_count SET started_at = started_at - interval '1 minute' WHERE subject = $1 AND purpose = 'code-pause'`,
      [recipient],
    )
  async function codeFor(recipient: string, purpose = 'request-quote'): Promise<string> {
    await pauseCodes(recipient)
    const body = { ...typedRecipient(recipient), purpose }
    dataOf(sendCode, await sendCall(sendCode, { host, body }))
    return newestCode(recipient)
  }
  const send = (recipient: string, code: unknown, { address, body }: From = {}) =>
    sendCall(visitors.requestQuoteAsVisitor, {
      host,
      address,
      body: { ...content, ...typedRecipient(recipient), code, ...body },
    })
  const sent = async (recipient: string, from?: From) =>
    dataOf(visitors.requestQuoteAsVisitor, await send(recipient, await codeFor(recipient), from))
  const read = (body: object, address?: string) =>
    sendCall(visitors.readVisitorRequest, { host, body, address })
  const answerTo = (number: string) =>
    sendCall(requests.answerRequest, { token: sales, body: { number, ...answer } })
  const revise = (quote: string) =>
    sendCall(requests.reviseOffer, { token: sales, body: { number: quote, ...answer } })
  const registerWith = (recipient: string, code: string) =>
    sendCall(register, {
      host,
      body: {
        ...typedRecipient(recipient),
        code,
        name: 'Sanne',
        companyName: 'Factory',
        password: goodPassword,
        passwordAgain: goodPassword,
        agreement: true,
        policy: true,
      },
    })
  const registered = async (recipient: string) =>
    registerWith(recipient, await codeFor(recipient, 'register'))
  const myNumbers = async (token: string) =>
    dataOf(requests.listMyRequests, await sendCall(requests.listMyRequests, { host, token })).rows.map(
      ({ number }) => number,
    )
  return {
    ...staff,
    host,
    content,
    answer,
    sales,
    newMobile,
    newEmail,
    messagesTo,
    newestCode,
    pauseCodes,
    codeFor,
    send,
    sent,
    read,
    answerTo,
    revise,
    registerWith,
    registered,
    myNumbers,
  }
}
