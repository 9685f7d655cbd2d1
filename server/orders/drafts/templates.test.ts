import { beforeEach, describe, expect, test } from 'vitest'
import * as drafts from '#contract/order-drafts.ts'
import * as calls from '#contract/order-templates.ts'
import { templateLimits } from '#domain/orders/drafts/draft.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'

const site = await openOrderSite('Template Trading')
const { sendCall, unchanged, pool, administrator, member } = site
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const order = await site.placed()

beforeEach(() => pool.query('DELETE FROM order_template'))

const save = (name: string, who = administrator) =>
  sendCall(calls.saveOrderTemplate, { order: order.number, name }, { who })
const saved = async (name: string, who?: string) => dataOf(calls.saveOrderTemplate, await save(name, who)).id
const list = async (who = administrator) =>
  dataOf(calls.listOrderTemplates, await sendCall(calls.listOrderTemplates, {}, { who })).templates
const rename = (id: string, version: number, name: string, who = administrator) =>
  sendCall(calls.renameOrderTemplate, { id, version, name }, { who })
const remove = (id: string, version: number, who = administrator) =>
  sendCall(calls.removeOrderTemplate, { id, version }, { who })

describe('a template', () => {
  test('is the order under a name, for the whole company and no other', async () => {
    const id = await saved('Bolts to Rotterdam')
    const row = { id, name: 'Bolts to Rotterdam', quote: order.quoteNumber, from: 'CNTAO', to: 'NLRTM' }
    expect(await list()).toMatchObject([{ ...row, service: 'ocean', version: 1 }])
    expect(await list(member)).toMatchObject([row])
    expect(await list(stranger)).toEqual([])
  })

  test('starts an order of another member without days, ship and own reference', async () => {
    const id = await saved('Bolts to Rotterdam')
    const quote = await site.oceanQuote(member)
    const body = { quote, from: { kind: 'template', id } }
    dataOf(drafts.startOrderDraft, await sendCall(drafts.startOrderDraft, body, { who: member }))
    const reply = await sendCall(drafts.readOrderDraft, { quote }, { who: member })
    const { draft } = dataOf(drafts.readOrderDraft, reply)
    expect(draft?.origin).toBe('template')
    expect(draft?.values.groups).toEqual(oceanValues.groups)
    expect(draft?.values.fields).toMatchObject({ commodityEn: 'Steel bolts' })
    for (const name of ['etd', 'vessel', 'voyage', 'ownReference'])
      expect(draft?.values.fields).not.toHaveProperty(name)
    const foreign = await site.oceanQuote(stranger)
    refusalOf(
      await unchanged(() =>
        sendCall(
          drafts.startOrderDraft,
          { quote: foreign, from: { kind: 'template', id } },
          { who: stranger },
        ),
      ),
      'not-found',
    )
  })

  test('is renamed and removed on the version that was read', async () => {
    const id = await saved('Bolts')
    dataOf(calls.renameOrderTemplate, await rename(id, 1, 'Bolts, weekly', member))
    refusalOf(await unchanged(() => rename(id, 1, 'Nuts')), 'template-changed')
    refusalOf(await unchanged(() => remove(id, 1)), 'template-changed')
    expect(await list()).toMatchObject([{ name: 'Bolts, weekly', version: 2 }])
    dataOf(calls.removeOrderTemplate, await remove(id, 2))
    expect(await list()).toEqual([])
  })

  test('has a name of its own', async () => {
    const id = await saved('Bolts')
    await saved('Nuts')
    refusalOf(await unchanged(() => save('Bolts', member)), 'template-name-taken')
    refusalOf(await unchanged(() => rename(id, 1, 'Nuts')), 'template-name-taken')
    dataOf(calls.renameOrderTemplate, await rename(id, 1, 'Bolts'))
    const tooLong = 'x'.repeat(templateLimits.name + 1)
    for (const name of [' ', tooLong]) refusalOf(await unchanged(() => save(name)), 'invalid-input')
    const replies = await Promise.all(Array.from({ length: 5 }, () => save('At once')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test(`is one of ${templateLimits.templates} at most`, async () => {
    await saved('First')
    await pool.query(
      `INSERT INTO order_template (owner_id, name, service, quote_id, values, created_by, changed_at)
       SELECT owner_id, 'Copy ' || n, service, quote_id, values, created_by, changed_at
       FROM order_template, generate_series(2, $1) AS n`,
      [templateLimits.templates],
    )
    refusalOf(await unchanged(() => save('One more')), 'too-many-templates')
  })

  test('of another company, or by a person who may not order, changes nothing', async () => {
    const id = await saved('Bolts')
    const newcomer = await site.newPerson()
    refusalOf(await unchanged(() => save('Theirs', stranger)), 'not-found')
    refusalOf(await unchanged(() => rename(id, 1, 'Theirs', stranger)), 'not-found')
    refusalOf(await unchanged(() => remove(id, 1, stranger)), 'not-found')
    refusalOf(await unchanged(() => save('Newcomer', newcomer)), 'company-not-certified')
  })
})
