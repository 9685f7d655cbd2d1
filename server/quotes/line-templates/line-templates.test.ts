import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/line-templates.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineTemplateLimits } from '#domain/quotes/requests/line-template.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { demoMember, openStaffSite, pricingMember } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, pool, audited } = staff
const sales = await staff.logInAs('sales')
const colleague = await staff.logInMember(pricingMember())

beforeEach(() => pool.query('DELETE FROM line_template'))

const freight = { fee: 'RAIL', group: 'freight', unitPrice: '5200', quantity: '2' } as const
const documents = { fee: 'DOC', group: 'origin', quantity: '1' } as const
const lines = [freight, documents]

type Kind = 'rail' | 'air'
const save = (name: string, changed: object = {}, token = sales) =>
  sendCall(calls.saveLineTemplate, { token, body: { kind: 'rail', name, lines, ...changed } })
const list = async (kind: Kind = 'rail', token = sales) =>
  dataOf(calls.listLineTemplates, await sendCall(calls.listLineTemplates, { token, query: { kind } }))
    .templates
const saved = async (name: string, changed?: object) => {
  const { templates } = dataOf(calls.saveLineTemplate, await save(name, changed))
  return templates.find((one) => one.name === name)?.id ?? ''
}
const rename = (id: string, version: number, name: string, token = sales) =>
  sendCall(calls.renameLineTemplate, { token, body: { id, version, name } })
const replace = (id: string, version: number, other: readonly object[] = [documents], token = sales) =>
  sendCall(calls.replaceLineTemplate, { token, body: { id, version, lines: other } })
const remove = (id: string, version: number, token = sales) =>
  sendCall(calls.removeLineTemplate, { token, body: { id, version } })
const statuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)

describe('a template of lines', () => {
  test('is kept for requests of its kind and read by everybody who answers them', async () => {
    const id = await saved('China–Europe block train')
    const changedBy = demoMember('sales').name
    expect(await list('rail', colleague)).toMatchObject([
      { id, name: 'China–Europe block train', lines, version: 1, changedBy },
    ])
    expect(await list('air')).toEqual([])
    const [{ after }] = await audited('line-template-saved')
    expect(after).toEqual({ kind: 'rail', name: 'China–Europe block train', lines: 2 })
  })

  test('is renamed, replaced and removed on the version that was read, and nothing changes otherwise', async () => {
    const id = await saved('Rail')
    dataOf(calls.renameLineTemplate, await rename(id, 1, 'Rail, weekly', colleague))
    refusalOf(await unchanged(() => rename(id, 1, 'Trains')), 'template-changed')
    refusalOf(await unchanged(() => replace(id, 1)), 'template-changed')
    refusalOf(await unchanged(() => remove(id, 1)), 'template-changed')
    dataOf(calls.replaceLineTemplate, await replace(id, 2))
    const changedBy = demoMember('sales').name
    expect(await list()).toMatchObject([{ name: 'Rail, weekly', lines: [documents], version: 3, changedBy }])
    dataOf(calls.removeLineTemplate, await remove(id, 3))
    expect(await list()).toEqual([])
    refusalOf(await unchanged(() => remove(id, 3)), 'not-found')
    for (const action of ['line-template-renamed', 'line-template-replaced', 'line-template-removed'])
      expect((await audited(action))[0].after, action).toMatchObject({ kind: 'rail', name: 'Rail, weekly' })
  })

  test('has a name of its own among those of its kind', async () => {
    const id = await saved('Rail')
    await saved('Trains')
    refusalOf(await unchanged(() => save('rail', {}, colleague)), 'template-name-taken')
    refusalOf(await unchanged(() => rename(id, 1, 'TRAINS')), 'template-name-taken')
    dataOf(calls.saveLineTemplate, await save('Rail', { kind: 'air' }))
    dataOf(calls.renameLineTemplate, await rename(id, 1, 'RAIL'))
  })

  test('has a name and lines within their limits, without a cost', async () => {
    for (const name of [' ', 'x'.repeat(lineTemplateLimits.name + 1)])
      refusalOf(await unchanged(() => save(name)), 'invalid-input')
    const wrong = [
      [],
      Array.from({ length: mostLines + 1 }, () => documents),
      [{ ...freight, unitCost: '1' }],
    ]
    for (const other of wrong)
      refusalOf(await unchanged(() => save('Rail', { lines: other })), 'invalid-input')
  })

  test(`is one of ${lineTemplateLimits.templates} at most`, async () => {
    await saved('First')
    await pool.query(
      `INSERT INTO line_template (kind, name, lines, changed_by, changed_at)
       SELECT kind, 'Copy ' || n, lines, changed_by, changed_at FROM line_template, generate_series(2, $1) AS n`,
      [lineTemplateLimits.templates],
    )
    const full = await unchanged(() => save('One more'))
    expect(refusalOf(full, 'too-many-line-templates').params).toEqual({ max: lineTemplateLimits.templates })
    dataOf(calls.saveLineTemplate, await save('One more', { kind: 'air' }))
  })

  test('is for those who answer requests alone', async () => {
    const id = await saved('Rail')
    const tariff = await staff.logInAs('tariff-manager')
    const query = { kind: 'rail' }
    refusalOf(
      await unchanged(() => sendCall(calls.listLineTemplates, { token: tariff, query })),
      'not-allowed',
    )
    const tries = [
      () => save('Theirs', {}, tariff),
      () => rename(id, 1, 'Theirs', tariff),
      () => replace(id, 1, [documents], tariff),
      () => remove(id, 1, tariff),
    ]
    for (const attempt of tries) refusalOf(await unchanged(attempt), 'not-allowed')
  })
})

describe('at once', () => {
  test('one name is saved once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        save(at % 2 ? 'At once' : 'AT ONCE', {}, at % 2 ? sales : colleague),
      ),
    )
    expect(statuses(replies)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await list()).toHaveLength(1)
  })

  test('of two who change one template, the second is refused', async () => {
    const id = await saved('Rail')
    const replies = await Promise.all([
      replace(id, 1, [documents]),
      replace(id, 1, [freight], colleague),
      rename(id, 1, 'Trains', colleague),
      remove(id, 1),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('there are no more than the limit', async () => {
    await saved('First')
    await pool.query(
      `INSERT INTO line_template (kind, name, lines, changed_by, changed_at)
       SELECT kind, 'Copy ' || n, lines, changed_by, changed_at FROM line_template, generate_series(3, $1) AS n`,
      [lineTemplateLimits.templates],
    )
    const replies = await Promise.all(Array.from({ length: 4 }, (_, at) => save(`Last ${at}`)))
    expect(statuses(replies)).toEqual([200, 409, 409, 409])
  })
})
