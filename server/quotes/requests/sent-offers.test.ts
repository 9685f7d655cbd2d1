import { beforeEach, describe, expect, test } from 'vitest'
import type { DataOf } from '#contract/call.ts'
import { listNotifications } from '#contract/notifications.ts'
import { acceptQuote, listQuotes, quoteAgain, readQuote } from '#contract/quotes.ts'
import * as requests from '#contract/requests.ts'
import { readCompany } from '#contract/review.ts'
import { listAcceptances, listEndingOffers, readOfferDocument } from '#contract/sent-offers.ts'
import { readSharedQuote, shareQuote } from '#contract/shared-quotes.ts'
import { verifyQuote } from '#contract/verify-quote.ts'
import { laterCharge, laterTriggers } from '#domain/quotes/charges/later-charge.ts'
import { explainContingentCharge } from '#domain/quotes/explanation/explain.ts'
import { endOfValidDay } from '#domain/quotes/validity.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { translateWithNames } from '#server/quotes/documents/document-translate.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { demoMember, openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, pool, unchanged } = staff
const sales = await staff.logInAs('sales')
const author = demoMember('sales').name
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const today = shanghaiDay(new Date())

// One customer asks more often here than a person may.
beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  await pool.query(`UPDATE quote_request SET state = 'withdrawn' WHERE state = 'open'`)
})

const asCustomer = { host: 'localhost', token: linhai }
const details = {
  from: '青岛',
  to: 'Duisburg',
  goods: 'Machine parts',
  containers: [{ type: '40HQ', count: 2 }],
  readyOn: daysAfter(today, 5),
}
const contact = { name: '林海', phone: '138 0013 8000' }
const line = { fee: 'OF', group: 'freight', unitPrice: '2500', quantity: '2' }
const offer = { lines: [line], validUntil: daysAfter(today, 10), remark: 'Two containers on one train.' }

const newRequest = async () => {
  const body = { kind: 'rail', details, contact }
  return dataOf(requests.requestQuote, await sendCall(requests.requestQuote, { ...asCustomer, body })).number
}
const answer = async (number: string, token = sales) =>
  sendCall(requests.answerRequest, { token, body: { number, ...offer } })
/** A request with an offer: both numbers. */
const sentOffer = async () => {
  const request = await newRequest()
  const { quoteNumber } = dataOf(requests.answerRequest, await answer(request))
  return { request, quote: quoteNumber ?? '' }
}
const read = async (number: string, token = sales) =>
  dataOf(requests.readRequest, await sendCall(requests.readRequest, { token, query: { number } }))
const withdraw = (number: string) => sendCall(requests.withdrawOffer, { token: sales, body: { number } })
const revise = (number: string, changed: object = {}) =>
  sendCall(requests.reviseOffer, { token: sales, body: { number, ...offer, ...changed } })
const accept = (number: string) => sendCall(acceptQuote, { ...asCustomer, body: { number } })
const asSeen = async (number: string) =>
  dataOf(readQuote, await sendCall(readQuote, { ...asCustomer, query: { number } }))
const newestNotification = async () => {
  const data: DataOf<typeof listNotifications> = dataOf(
    listNotifications,
    await sendCall(listNotifications, asCustomer),
  )
  return data.rows[0]
}
const myRequest = async (number: string) =>
  dataOf(requests.readMyRequest, await sendCall(requests.readMyRequest, { ...asCustomer, query: { number } }))
/** A second member of staff who answers requests. */
const colleague = async () => {
  const { id, account } = await staff.newMember(await staff.logInAs('administrator'), ['sales'])
  await pool.query(
    `UPDATE staff_member SET name = 'Zhou Min', password_hash = s.password_hash, totp_secret = s.totp_secret,
       totp_last_step = 0 FROM staff_member s WHERE staff_member.id = $1 AND s.account = $2`,
    [id, demoMember('sales').account],
  )
  return { id, account }
}

describe('the offer that was sent', () => {
  test('is read by staff with its lines, total, validity, remark, author and time', async () => {
    const { request, quote } = await sentOffer()
    const { offers, answeredBy } = await read(request)
    expect(answeredBy).toBe(author)
    expect(offers).toMatchObject([
      { number: quote, state: 'open', remark: offer.remark, author, acceptedAt: null, withdrawnAt: null },
    ])
    expect(offers[0]?.offer).toMatchObject({ validUntil: endOfValidDay(offer.validUntil) })
    expect(
      offers[0]?.offer.quote.lines.map(({ fee, unitPrice, quantity, sum }) => [
        fee,
        unitPrice,
        quantity.amount,
        sum,
      ]),
    ).toEqual([['OF', { amount: '2500.00', currency: 'USD' }, '2', { amount: '5000.00', currency: 'USD' }]])
    expect(offers[0]?.offer.quote.total).toEqual((await asSeen(quote)).total)
  })

  test('names its author to the customer, not the customer', async () => {
    const { quote } = await sentOffer()
    expect((await asSeen(quote)).savedBy).toBe(author)
    const list = dataOf(listQuotes, await sendCall(listQuotes, { ...asCustomer, query: { size: '1' } }))
    expect(list.rows).toMatchObject([{ number: quote, savedBy: author }])
  })

  test('has the time of acceptance', async () => {
    const { request, quote } = await sentOffer()
    dataOf(acceptQuote, await accept(quote))
    const { offers, state } = await read(request)
    expect(state).toBe('accepted')
    expect(offers).toMatchObject([{ state: 'accepted', acceptedAt: expect.any(String) }])
  })

  test('is downloaded as the document of the customer, and the audit log records it', async () => {
    const { request, quote } = await sentOffer()
    const query = { number: quote, language: 'en' }
    const reply = await sendCall(readOfferDocument, { token: sales, query })
    expect([reply.status, reply.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await audited('offer-document-read'))[0].after).toEqual({ quote, number: request })
  })
})

describe('what staff announce in an offer', () => {
  const later = [
    { fee: 'DSF', trigger: 'waiting', unitPrice: '80' },
    { fee: 'CYF', trigger: 'described', unitPrice: '45.5', currency: 'EUR', condition: 'Customs open a box' },
  ]
  const announced = async () => {
    const request = await newRequest()
    const body = {
      number: request,
      ...offer,
      lines: [{ ...line, currency: 'EUR', containerType: '40HQ' }],
      later,
    }
    const answered = dataOf(
      requests.answerRequest,
      await sendCall(requests.answerRequest, { token: sales, body }),
    )
    return { request, quote: answered.quoteNumber ?? '' }
  }
  const charges = [
    { fee: 'DSF', trigger: 'waiting', unitPrice: { amount: '80.00', currency: 'CNY' } },
    {
      fee: 'CYF',
      trigger: 'described',
      unitPrice: { amount: '45.50', currency: 'EUR' },
      params: { condition: 'Customs open a box' },
    },
  ]

  test('is read by the customer, on the verify page, with a link to the total, and by staff who use it again', async () => {
    const { quote } = await announced()
    const seen = await asSeen(quote)
    expect(seen.offer.quote).toMatchObject({ contingentCharges: charges })
    expect(seen.offer.quote.lines).toMatchObject([{ sum: { amount: '5000.00', currency: 'EUR' } }])
    expect(seen.requestKind).toBe('rail')
    const query = { number: quote, code: seen.verifyCode }
    const verified = dataOf(verifyQuote, await sendCall(verifyQuote, { host: 'localhost', query }))
    expect(verified).toMatchObject({ contingentCharges: charges, requestKind: 'rail' })
    const body = { number: quote, scope: 'total', days: 7 }
    const { token } = dataOf(shareQuote, await sendCall(shareQuote, { ...asCustomer, body }))
    const link = await sendCall(readSharedQuote, { host: 'localhost', body: { token } })
    expect(dataOf(readSharedQuote, link)).toMatchObject({
      offer: null,
      contingentCharges: charges,
      requestKind: 'rail',
    })
    const other = await newRequest()
    const earlier = await sendCall(requests.listEarlierOffers, { token: sales, query: { number: other } })
    expect(dataOf(requests.listEarlierOffers, earlier).offers[0]).toMatchObject({
      number: quote,
      lines: [{ ...line, unitPrice: '2500.00', currency: 'EUR', containerType: '40HQ' }],
      later: [
        { ...later[0], unitPrice: '80.00' },
        { ...later[1], unitPrice: '45.50' },
      ],
    })
  })

  test.each(['zh', 'en'] as const)('is a sentence in %s for every trigger', (language) => {
    const translate = translateWithNames(language, new Map())
    for (const trigger of laterTriggers) {
      const charge = laterCharge('R1', {})({ fee: 'DSF', trigger, unitPrice: '80', condition: 'Only this' })
      const text = explainContingentCharge(charge, language, translate).trigger
      expect(text).not.toMatch(/triggers|\{\{/)
      if (trigger === 'described') expect(text).toBe('Only this')
    }
  })

  test('names every wrong field, and nothing changes', async () => {
    const number = await newRequest()
    const wrong = [{ fee: 'DSF', trigger: 'described', unitPrice: '0' }]
    const body = { number, ...offer, later: wrong }
    const reply = await unchanged(() => sendCall(requests.answerRequest, { token: sales, body }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({
      'later.0.unitPrice': 'too-small',
      'later.0.condition': 'required',
    })
  })

  test('is priced again by staff alone, and nothing changes', async () => {
    const { quote } = await announced()
    refusalOf(
      await unchanged(() => sendCall(quoteAgain, { ...asCustomer, body: { number: quote } })),
      'priced-by-staff',
    )
  })
})

describe('withdrawing', () => {
  test('opens the request again; the customer is notified and sees the offer as withdrawn', async () => {
    const { request, quote } = await sentOffer()
    const withdrawn = dataOf(requests.withdrawOffer, await withdraw(quote))
    expect(withdrawn).toMatchObject({ number: request, state: 'open', quoteNumber: null, answeredBy: null })
    expect(withdrawn.offers).toMatchObject([{ number: quote, state: 'withdrawn', author }])
    expect(await asSeen(quote)).toMatchObject({ state: 'withdrawn', replacedBy: null })
    expect(await myRequest(request)).toMatchObject({ state: 'open', quoteNumber: null })
    expect(await newestNotification()).toMatchObject({ kind: 'offer-withdrawn' })
    expect((await audited('offer-withdrawn'))[0].after).toEqual({ number: request, quote })
    const list = await sendCall(listQuotes, { ...asCustomer, query: { state: 'withdrawn', size: '1' } })
    expect(dataOf(listQuotes, list).rows).toMatchObject([{ number: quote, state: 'withdrawn' }])
  })

  test('leaves nothing to accept, and nothing changes', async () => {
    const { quote } = await sentOffer()
    dataOf(requests.withdrawOffer, await withdraw(quote))
    refusalOf(await unchanged(() => accept(quote)), 'quote-withdrawn')
  })

  test('is refused for an accepted, a withdrawn and an unknown offer, and nothing changes', async () => {
    const [accepted, gone] = [await sentOffer(), await sentOffer()]
    dataOf(acceptQuote, await accept(accepted.quote))
    dataOf(requests.withdrawOffer, await withdraw(gone.quote))
    refusalOf(await unchanged(() => withdraw(accepted.quote)), 'quote-closed')
    refusalOf(await unchanged(() => withdraw(gone.quote)), 'quote-withdrawn')
    refusalOf(await unchanged(() => withdraw('Q0')), 'not-found')
  })

  test('lets staff answer again with another offer', async () => {
    const { request, quote } = await sentOffer()
    dataOf(requests.withdrawOffer, await withdraw(quote))
    const again = dataOf(requests.answerRequest, await answer(request))
    expect(again.offers.map(({ number, state }) => [number, state])).toEqual([
      [again.quoteNumber, 'open'],
      [quote, 'withdrawn'],
    ])
    dataOf(acceptQuote, await accept(again.quoteNumber ?? ''))
  })

  test('at the same time as the customer accepts: one of them succeeds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { request, quote } = await sentOffer()
      const both = [withdraw(quote), accept(quote)]
      const [taken, got] = await Promise.all(round % 2 === 0 ? both : both.toReversed())
      expect([taken?.status, got?.status].toSorted()).toEqual([200, 409])
      const { state, offers } = await read(request)
      const end = offers[0]?.state === 'accepted' ? 'accepted' : 'open'
      expect(state).toBe(end)
      expect(offers).toMatchObject([{ state: end === 'accepted' ? 'accepted' : 'withdrawn' }])
    }
  })

  test('the database refuses an offer that is both accepted and withdrawn', async () => {
    const { quote } = await sentOffer()
    dataOf(requests.withdrawOffer, await withdraw(quote))
    const both = `UPDATE quote SET accepted_at = now(), accepted_by = person_id WHERE number = $1`
    await expect(pool.query(both, [quote])).rejects.toThrow('quote_ends_once')
  })
})

describe('revising', () => {
  test('replaces the offer for the customer, who accepts the new one only', async () => {
    const { request, quote } = await sentOffer()
    const revised = dataOf(
      requests.reviseOffer,
      await revise(quote, { lines: [{ ...line, unitPrice: '2400' }] }),
    )
    const number = revised.quoteNumber ?? ''
    expect(revised).toMatchObject({ number: request, state: 'answered', answeredBy: author })
    expect(revised.offers.map((one) => [one.number, one.state])).toEqual([
      [number, 'open'],
      [quote, 'withdrawn'],
    ])
    expect(await asSeen(number)).toMatchObject({ state: 'open', replaces: quote, requestNumber: request })
    expect((await newestNotification())?.kind).toBe('offer-revised')
    expect((await audited('offer-revised'))[0].after).toMatchObject({
      number: request,
      quote: number,
      earlier: quote,
    })
    expect(await asSeen(quote)).toMatchObject({ state: 'withdrawn', replacedBy: number })
    refusalOf(await unchanged(() => accept(quote)), 'quote-withdrawn')
    dataOf(acceptQuote, await accept(number))
    expect(await myRequest(request)).toMatchObject({ state: 'accepted', quoteNumber: number })
  })

  test('is refused for an accepted offer and for wrong figures, and nothing changes', async () => {
    const [accepted, open] = [await sentOffer(), await sentOffer()]
    dataOf(acceptQuote, await accept(accepted.quote))
    refusalOf(await unchanged(() => revise(accepted.quote)), 'quote-closed')
    const wrong = await unchanged(() => revise(open.quote, { lines: [{ ...line, unitPrice: '0' }] }))
    expect(refusalOf(wrong, 'invalid-input').fields).toEqual({ 'lines.0.unitPrice': 'too-small' })
  })

  test('twice at once makes one new offer', async () => {
    const { request, quote } = await sentOffer()
    const replies = await Promise.all([revise(quote), revise(quote), revise(quote)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await read(request)).offers).toHaveLength(2)
  })
})

test('earlier offers to the customer or between the same places are listed with their lines', async () => {
  const { request, quote } = await sentOffer()
  const { token } = await staff.newCustomer()
  const ask = async (changed: object) => {
    const body = { kind: 'rail', details: { ...details, ...changed }, contact }
    const reply = await sendCall(requests.requestQuote, { host: 'localhost', token, body })
    return dataOf(requests.requestQuote, reply).number
  }
  const earlier = async (number: string) => {
    const reply = await sendCall(requests.listEarlierOffers, { token: sales, query: { number } })
    return dataOf(requests.listEarlierOffers, reply).offers
  }
  const [found] = await earlier(await ask({}))
  expect(found).toMatchObject({
    number: quote,
    requestNumber: request,
    lines: [{ ...line, unitPrice: '2500.00' }],
    remark: offer.remark,
  })
  expect(await earlier(await ask({ to: 'Hamburg' }))).toEqual([])
  const query = { number: 'R0' }
  refusalOf(await unchanged(() => sendCall(requests.listEarlierOffers, { token: sales, query })), 'not-found')
})

describe('two members of staff', () => {
  test('the second reads who was first, and nothing changes', async () => {
    const number = await newRequest()
    const { id } = await colleague()
    dataOf(requests.answerRequest, await answer(number))
    await pool.query('UPDATE quote_request SET staff_id = $2 WHERE number = $1', [number, id])
    const late = await unchanged(() => answer(number))
    expect(refusalOf(late, 'request-answered-by').params).toEqual({ name: 'Zhou Min' })
  })

  test('read that a colleague opened the request a short time ago', async () => {
    const number = await newRequest()
    expect((await read(number)).alsoOpenedBy).toBeNull()
    expect((await read(number)).alsoOpenedBy).toBeNull()
    const { id } = await colleague()
    await pool.query('UPDATE quote_request SET opened_by = $2 WHERE number = $1', [number, id])
    expect((await read(number)).alsoOpenedBy).toBe('Zhou Min')
    const longAgo = `UPDATE quote_request SET opened_by = $2, opened_at = now() - interval '16 minutes' WHERE number = $1`
    await pool.query(longAgo, [number, id])
    expect((await read(number)).alsoOpenedBy).toBeNull()
  })
})

describe('the queue', () => {
  const search = async (text: string) => {
    const query = { state: 'open', search: text }
    const reply = await sendCall(requests.listRequests, { token: sales, query })
    return dataOf(requests.listRequests, reply).rows.map(({ number }) => number)
  }

  test.each([
    ['a part of the company', () => '远舟国际'],
    ['its number', (number: string) => number.toLowerCase()],
    ['the contact', () => '林海'],
    ['a place as it was typed', () => 'duis'],
    ['the place in the other language', () => 'Qingdao'],
    ['the code of the place', () => 'CNTAO'],
  ])('finds a request by %s', async (_what, textOf) => {
    const number = await newRequest()
    expect(await search(textOf(number))).toEqual([number])
  })

  test('finds a request by the number of an offer, also of a withdrawn one', async () => {
    const { request, quote } = await sentOffer()
    dataOf(requests.withdrawOffer, await withdraw(quote))
    expect(await search(quote)).toEqual([request])
  })

  test.each(['Rotterdam', '%', '_'])('finds nothing by "%s"', async (text) => {
    await newRequest()
    expect(await search(text)).toEqual([])
  })

  test('says by when an open request is to be answered, until it is answered', async () => {
    const number = await newRequest()
    await pool.query(`UPDATE quote_request SET created_at = '2026-11-13T03:00:00Z' WHERE number = $1`, [
      number,
    ])
    // Friday 11:00 in Shanghai.
    expect((await read(number)).dueAt).toBe('2026-11-16T03:00:00.000Z')
    expect(dataOf(requests.answerRequest, await answer(number)).dueAt).toBeNull()
  })
})

test('the company page names the request of each offer by staff', async () => {
  const { request, quote } = await sentOffer()
  const { company } = await read(request)
  const query = { companyId: company?.id ?? '' }
  const { trade } = dataOf(readCompany, await sendCall(readCompany, { token: sales, query }))
  expect(trade.quotes[0]).toMatchObject({ number: quote, requestNumber: request })
})

describe('an acceptance', () => {
  const notices = async (token = sales) =>
    dataOf(listAcceptances, await sendCall(listAcceptances, { token })).offers

  test('is reported to the author of the offer until the request is opened', async () => {
    const { request, quote } = await sentOffer()
    const isListed = async () => (await notices()).some(({ number }) => number === quote)
    expect(await isListed()).toBe(false)
    dataOf(acceptQuote, await accept(quote))
    expect((await notices())[0]).toMatchObject({
      number: quote,
      requestNumber: request,
      customer: '远舟国际物流有限公司',
      total: (await asSeen(quote)).total,
    })
    await read(request)
    expect(await isListed()).toBe(false)
  })

  test('of the offer of a colleague is reported to the colleague alone, who has not opened it', async () => {
    const { request, quote } = await sentOffer()
    const { id } = await colleague()
    await pool.query('UPDATE quote SET staff_id = $2 WHERE number = $1', [quote, id])
    dataOf(acceptQuote, await accept(quote))
    await read(request)
    expect((await notices()).map(({ number }) => number)).not.toContain(quote)
    const seen = await pool.query('SELECT acceptance_seen_at FROM quote WHERE number = $1', [quote])
    expect(seen.rows).toEqual([{ acceptance_seen_at: null }])
  })
})

describe('an offer that ends soon', () => {
  const listed = async () => {
    const reply = await sendCall(listEndingOffers, { token: sales })
    return dataOf(listEndingOffers, reply).offers.map(({ number }) => number)
  }
  const endsInHours = (quote: string, hours: number) =>
    pool.query('UPDATE quote SET ends_at = $2 WHERE number = $1', [
      quote,
      new Date(Date.now() + hours * 3_600_000),
    ])

  test('is reported to its author alone, from two days before until its end', async () => {
    const { request, quote } = await sentOffer()
    await endsInHours(quote, 49)
    expect(await listed()).not.toContain(quote)
    await endsInHours(quote, 47)
    const reply = await sendCall(listEndingOffers, { token: sales })
    const found = dataOf(listEndingOffers, reply).offers.find(({ number }) => number === quote)
    expect(found).toMatchObject({ requestNumber: request, customer: '远舟国际物流有限公司' })
    const { id } = await colleague()
    await pool.query('UPDATE quote SET staff_id = $2 WHERE number = $1', [quote, id])
    expect(await listed()).not.toContain(quote)
  })

  test('is not reported once it is over', async () => {
    const { quote } = await sentOffer()
    await endsInHours(quote, -1)
    expect(await listed()).not.toContain(quote)
  })

  test('is not reported once it is accepted', async () => {
    const { quote } = await sentOffer()
    await endsInHours(quote, 47)
    expect(await listed()).toContain(quote)
    dataOf(acceptQuote, await accept(quote))
    expect(await listed()).not.toContain(quote)
  })
})
