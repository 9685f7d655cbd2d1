import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ImportView } from '#contract/rate-imports.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Preview } from './preview.tsx'

const view: ImportView = {
  importId: 'edit-1',
  kind: 'ocean-lane',
  fileName: '+10%',
  state: 'previewed',
  counts: { added: 0, changed: 1, unchanged: 0, wrong: 0 },
  leftOut: 0,
  ignored: [],
  missing: [],
  moves: null,
  undone: null,
  by: 'Tariff',
  at: '2026-11-17T00:00:00.000Z',
  publishAt: null,
  isDrafts: false,
  edit: {
    prices: { by: 'percent', value: '10', step: '1', types: ['20GP'] },
    validTo: '2026-12-31',
    surcharge: { remove: 'BAF' },
  },
}
const cell = { cell: 'F1', problem: null }
const row = {
  row: 1,
  outcome: 'changed',
  code: 'QE1-A',
  cells: [
    { ...cell, field: 'freight.20GP', before: '1150', after: '1265' },
    { ...cell, field: 'freight.40HQ', before: '2000', after: '1900' },
    { ...cell, field: 'validTo', before: '2026-11-30', after: '2026-12-31' },
  ],
  margins: [
    { type: '20GP', before: { price: '1150', cost: '1000' }, after: { price: '1265', cost: '1000' } },
    { type: '40HQ', before: { price: '2000', cost: '1950' }, after: { price: '1900', cost: '1950' } },
  ],
}
const answers: Record<string, unknown> = {
  'GET /api/console/rates/import/rows': ok({ rows: [row], next: null }),
  'GET /api/console/rates/import/check': ok({
    counts: { overlap: 0, gap: 0, audience: 0, past: 0, loss: 0, margin: 0, jump: 0 },
    findings: [],
    limits: { rates: null, marginPercent: null },
    secondPerson: null,
  }),
  'POST /api/console/rates/import/confirm': refusal('edit-outdated', { count: 1, codes: 'QE1-A' }),
  'POST /api/console/rates/import/recompute': ok(view),
}
// The names of places are not needed, so their calls are not answered.
const call = vi.fn(async (key: string) => answers[key] ?? new Promise(() => {}))

async function show(shown: ImportView, language: 'zh' | 'en' = 'en') {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', 'table', ...consoleNamespaces, 'ratesAdmin'] as const
  const translator = await createTranslator('group', language, [...namespaces])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <MemoryRouter>
          <Preview view={shown} isNew={false} />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}

test('an edit shows figures and percentages; once outdated it is computed again', async () => {
  await show(view)
  const heading = screen.getByRole('heading', { name: /^Preview: Bulk edit: \+10% \(20GP\)/ })
  expect(heading.textContent).toContain('without surcharge BAF')
  expect((await screen.findByText('▲ +10.0%')).parentElement?.textContent).toContain('1,150 → 1,265')
  expect(screen.getByText('▼ −5.0%')).toBeDefined()
  expect(screen.getByText('30 Nov 2026')).toBeDefined()
  // In its column, and beside the change on a narrow screen.
  expect(screen.getAllByText(/^13\.0% →/).map(({ textContent }) => textContent?.trim())).toEqual([
    '13.0% → 20.9%',
    '13.0% → 20.9%',
  ])
  expect(screen.getAllByText('−2.6% (loss)').every((loss) => loss.className.includes('loss'))).toBe(true)
  expect(screen.queryByText('F1')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Publish 1 changed rate…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText(/changed after the preview: QE1-A/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/recalculated from the current rates/)).toBeDefined()
  // The rows are read again.
  const reads = () => call.mock.calls.filter(([key]) => key.endsWith('import/rows')).length
  await vi.waitFor(() => expect(reads()).toBe(2))
  // Confirming again is possible.
  expect(screen.getByRole('button', { name: 'Publish 1 changed rate…' })).toHaveProperty('disabled', false)
})

test('an edit is saved as drafts; where a colleague has a draft, the others are saved on request', async () => {
  const params = { count: 1, codes: 'QE1-A', names: 'Lin', rest: 3 }
  const confirmKey = 'POST /api/console/rates/import/confirm'
  const outdated = answers[confirmKey]
  answers[confirmKey] = refusal('drafts-exist', params)
  await show(view)
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 changed rate…' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Not yet: save as drafts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }))
  expect(await screen.findByText(/1 rate already has a draft \(Lin\): QE1-A/)).toBeDefined()
  answers[confirmKey] = ok({ ...view, state: 'confirmed', isDrafts: true })
  await userEvent.click(screen.getByRole('button', { name: 'Save the other 3 rates as drafts' }))
  const bodies = call.mock.calls.filter(([key]) => key === confirmKey).map((sent) => (sent as unknown[])[1])
  expect(bodies.slice(-2)).toMatchObject([
    { body: { asDrafts: true, keepsDrafts: false } },
    { body: { asDrafts: true, keepsDrafts: true } },
  ])
  answers[confirmKey] = outdated
})

test('a bulk edit saved as drafts leads to them', async () => {
  await show({ ...view, state: 'confirmed', isDrafts: true })
  expect(screen.getByText('Saved as drafts')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View drafts' }).getAttribute('href')).toBe(
    '/console/rates?kind=ocean-lane&state=draft',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(screen.getByText('1 draft will be deleted. Published rates do not change.')).toBeDefined()
})

test('undoing drafts of which some are published says so and deletes the others', async () => {
  const undoKey = 'POST /api/console/rates/import/undo'
  answers[undoKey] = refusal('drafts-changed', { count: 1, codes: 'QE1-A', rest: 2 })
  await show({ ...view, state: 'confirmed', isDrafts: true })
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1 draft' }))
  expect(
    await screen.findByText(
      '1 draft has been published, saved again or discarded since and cannot be deleted: QE1-A',
    ),
  ).toBeDefined()
  expect(screen.getByText('2 drafts will be deleted. Published rates do not change.')).toBeDefined()
  answers[undoKey] = ok({ ...view, state: 'undone' })
  await userEvent.click(screen.getByRole('button', { name: 'Delete the other 2 drafts' }))
  const bodies = call.mock.calls.filter(([key]) => key === undoKey).map((sent) => (sent as unknown[])[1])
  expect(bodies.slice(-2)).toMatchObject([{ body: { keepsLater: false } }, { body: { keepsLater: true } }])
})

test.each([
  [true, '1 draft had been published, saved again or discarded'],
  [false, '1 rate that had been changed since was kept'],
])('what an undo kept is named: drafts %s', async (isDrafts, text) => {
  const undone = { by: 'Tan', at: '2026-11-17T01:00:00.000Z', kept: 1 }
  await show({ ...view, state: 'undone', isDrafts, undone })
  expect(screen.getByText(new RegExp(text))).toBeDefined()
})

test.each([
  ['an edit', view.edit, '不修改'],
  ['a sheet', null, '不导入'],
])('a row of %s is left out in its own words', async (_what, edit, word) => {
  await show({ ...view, edit, leftOut: 1 }, 'zh')
  expect(await screen.findByRole('button', { name: `${word}第 1 行` })).toHaveProperty('textContent', word)
  expect(screen.getByText(new RegExp(`均已选为${word}`))).toBeDefined()
})

const sheet = { ...view, importId: 'sheet-1', fileName: 'march.xlsx', edit: null } as const
const typed = (field: string, after: string) => ({ ...cell, field, before: null, after })

test('the largest rise and fall are written as amounts', async () => {
  const move = { code: 'QE1-A', field: 'freight.20GP' }
  const mostUp = { ...move, before: '1150', after: '1265.5' }
  await show({ ...sheet, moves: { up: 1, down: 0, mostUp, mostDown: null } })
  expect(screen.getByText(/1,150 → 1,265\.50/)).toBeDefined()
})

test('a new rate shows its lane and every price, also on a narrow screen', async () => {
  const freight = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RF'].map((type) =>
    typed(`freight.${type}`, '1150'),
  )
  const cells = [typed('carrier', 'MNRQ'), typed('service', 'QE1'), typed('pol', 'CNNGB'), ...freight]
  answers['GET /api/console/rates/import/rows'] = ok({
    rows: [{ ...row, outcome: 'added', cells }],
    next: null,
  })
  await show({ ...sheet, counts: { added: 1, changed: 0, unchanged: 0, wrong: 0 } })
  const price = await screen.findByText(/40RF\s1,150/)
  // The line may break between prices: a price that is cut off is confirmed unseen.
  expect(price.className).not.toMatch(/unbroken/)
  expect(price.textContent).toMatch(/40RF\s1,150 · /)
  expect(price.querySelector('[class*="narrow"]')?.textContent).toContain('MNRQ QE1')
})

test('a wrong cell names its field on a narrow screen', async () => {
  const cells = [{ cell: 'E2', field: 'pod', problem: 'unknown-value', before: null, after: 'Atlantis' }]
  answers['GET /api/console/rates/import/rows'] = ok({
    rows: [{ ...row, outcome: 'wrong', cells }],
    next: null,
  })
  await show({ ...sheet, counts: { added: 0, changed: 0, unchanged: 0, wrong: 1 } })
  const problem = await screen.findByText('Unknown port')
  expect(problem.parentElement?.querySelector('[class*="narrow"]')?.textContent).toContain(
    'Port of discharge',
  )
})

test.each([
  [
    'en',
    'Columns that are not in the spreadsheet: Surcharges, Contract customers, Cost 45HQ/40RF. Existing rates keep their current values for these columns; new rates have none. New rates are public.',
  ],
  [
    'zh',
    '表格中没有这些列：附加费、合约客户、成本 45HQ/40RF。已有运价的这些项保持原值，新增运价的这些项为空。新增运价为公开运价。',
  ],
] as const)('columns that the sheet lacks are named, in %s', async (language, text) => {
  const missing = ['surcharges', 'companies', 'cost.45HQ', 'cost.40RF']
  const counts = { added: 1, changed: 1, unchanged: 0, wrong: 0 }
  await show({ ...sheet, counts, missing }, language)
  expect(screen.getByText(/Columns that are not in|表格中没有/).textContent).toBe(text)
})

test('a confirmed import is not called a preview', async () => {
  await show({ ...sheet, state: 'confirmed' })
  expect(screen.getByRole('heading', { name: 'Rows of march.xlsx' })).toBeDefined()
})

test('an import of which every rate was changed since offers no undo', async () => {
  answers['POST /api/console/rates/import/undo'] = refusal('import-overtaken', {
    count: 1,
    codes: 'QE1-A',
    rest: 0,
  })
  await show({ ...sheet, state: 'confirmed' })
  await userEvent.click(screen.getByRole('button', { name: /^Undo…/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo 1 rate' }))
  expect(await screen.findByRole('dialog', { name: 'march.xlsx cannot be undone' })).toBeDefined()
  expect(
    screen.getByText(
      /1 rate has been changed since \(new version, draft or archived\) and cannot be undone: QE1-A/,
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Undo (the other )?\d/ })).toBeNull()
})

test('a confirmed import with wrong rows still offers them', async () => {
  await show({ ...sheet, state: 'confirmed', counts: { added: 0, changed: 1, unchanged: 0, wrong: 2 } })
  expect(screen.getByText('2 rows had errors and were not imported.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download rows with errors' })).toBeDefined()
})
