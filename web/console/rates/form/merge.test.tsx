import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RateFile } from '#contract/rates.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RateForm } from './rate-form.tsx'

type Kind = 'ocean-lane' | 'depot-tariff'
const surcharge = (fee: string, price: string) => ({ fee, per: 'BL', price })
const fileOf = (rateId: string, kind: Kind, pricing: object) =>
  ({
    rateId,
    kind,
    code: kind === 'ocean-lane' ? 'PS1-CNNGB-USLAX' : 'DEPOT-CNNGB',
    version: rateId === 'v1' ? 1 : 2,
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    brands: null,
    companies: null,
    cost: null,
    savedBy: 'Ruogu Tan',
    savedAt: '2026-11-17T02:00:00Z',
    history: [],
    pricing,
  }) as unknown as RateFile
const fileWith = (rateId: string, freight: object, surcharges: readonly object[]) =>
  fileOf(rateId, 'ocean-lane', {
    carrier: 'CMA',
    service: 'PS1',
    pol: 'CNNGB',
    pod: 'USLAX',
    freight,
    surcharges,
  })

const base = fileWith('v1', { '20GP': '1000', '40HQ': '1900' }, [surcharge('BAF', '100')])
const theirs = fileWith('v2', { '20GP': '1000', '40HQ': '1950' }, [
  surcharge('LSS', '40'),
  surcharge('BAF', '120'),
])

const tier = (fromDay: number, toDay: number | undefined, factor: string) => ({ fromDay, toDay, factor })
const depotWith = (rateId: string, weighing: string, storageTiers: readonly object[]) => {
  const bySize = { 20: '100', 40: '150' }
  return fileOf(rateId, 'depot-tariff', {
    port: 'CNNGB',
    depot: 'NBDEPOT',
    freeDays: 7,
    storagePerDay: { empty: '5', laden: '8', 'pre-pull': '6' },
    storageTiers,
    lift: bySize,
    cleaning: bySize,
    weighing,
    preTripInspection: bySize,
    reeferPowerPerDay: bySize,
  })
}
const depotBase = depotWith('v1', '60', [tier(1, 15, '1'), tier(16, undefined, '1.5')])
const depotTheirs = depotWith('v2', '65', [tier(1, 7, '1'), tier(8, 15, '1.2'), tier(16, undefined, '1.5')])

type Saved = { readonly comparedVersionId: string; readonly pricing: object }
const saved: Saved[] = []
const onSaved = vi.fn()

const answerWith = (newest: RateFile) => async (key: string, input: { readonly body?: Saved }) => {
  if (key === 'GET /api/console/rates') return ok({ rows: [newest], next: null })
  if (key === 'GET /api/console/rate') return ok(newest)
  if (key !== 'POST /api/console/rate/save' || !input.body) return refusal('not-found')
  saved.push(input.body)
  return input.body.comparedVersionId === 'v2' ? ok(newest) : refusal('rate-changed')
}

// Newer browsers answer with a promise.
const scrollIntoView = vi.fn(async () => {})

beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  window.localStorage.clear()
  saved.length = 0
  onSaved.mockClear()
})

/** The form of a rate that another user has edited meanwhile. */
async function open(initial: RateFile, newest: RateFile) {
  const client = { call: vi.fn(answerWith(newest)), enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
  const namespaces = ['common', ...consoleNamespaces, 'ratesAdmin', 'quotes', 'prices'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="tariff">
        <MemoryRouter>
          <RateForm kind={initial.kind} initial={initial} comparedVersionId="v1" onSaved={onSaved} back="/" />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}

const compared = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(saved).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Compare and merge' }))
  // The notice is below a long form.
  expect(scrollIntoView).toHaveBeenCalled()
  return screen.findByRole('dialog', { name: 'Merge with the latest version' })
}

const price = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`no field ${name}`)
  return field
}
const type = async (name: string, text: string) => {
  await userEvent.clear(price(name))
  await userEvent.type(price(name), text)
}

test('a newer version is shown field by field; the merged one has the changes of both', async () => {
  await open(base, theirs)
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name)
  const [small = '', large = ''] = ['20GP', '40HQ'].map((one) => names.find((name) => name.endsWith(one)))
  await type(small, '1100')
  await type(large, '2000')
  const dialog = await compared()
  const rowOf = (text: RegExp) => within(dialog).getByRole('row', { name: text })
  const chosen = (text: RegExp) =>
    within(rowOf(text))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked }) => checked)
  expect(chosen(/20GP/)).toEqual([false, true])
  expect(chosen(/40HQ/)).toEqual([false, false])
  expect(rowOf(/40HQ/).textContent).toMatch(/USD\s1,900.*USD\s1,950.*USD\s2,000/)
  expect(rowOf(/120/).textContent).toContain('100')
  expect(rowOf(/120/).textContent).toMatch(/Bunker/i)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge and save draft' }))
  const summary = within(dialog).getByRole('alert', { name: /^Choose a value for 1 field/ })
  expect(document.activeElement).toBe(summary)
  expect(saved).toHaveLength(1)
  await userEvent.click(within(summary).getByRole('link', { name: /40HQ/ }))
  expect(rowOf(/40HQ/).contains(document.activeElement)).toBe(true)
  await userEvent.click(within(rowOf(/40HQ/)).getByRole('radio', { name: /take your value/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge and save draft' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(saved[1]).toMatchObject({
    comparedVersionId: 'v2',
    pricing: {
      freight: { '20GP': '1100', '40HQ': '2000' },
      surcharges: [
        { fee: 'LSS', price: '40' },
        { fee: 'BAF', price: '120' },
      ],
    },
  })
  expect(window.localStorage.length).toBe(0)
})

test('a tariff is merged tier by tier: a tier that another user has added stays beside my factor', async () => {
  await open(depotBase, depotTheirs)
  await type('pricing.storageTiers.1.factor', '1.8')
  await type('pricing.lift.20', '110')
  const dialog = await compared()
  const rowOf = (text: RegExp) => within(dialog).getByRole('row', { name: text })
  // The tier from day 16 on is the third one now.
  expect(rowOf(/1\.8/).textContent).toMatch(/Tier 3.*1\.5.*1\.8/)
  expect(rowOf(/Tier 2.*1\.2/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge and save draft' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(saved[1]).toMatchObject({
    comparedVersionId: 'v2',
    pricing: {
      weighing: '65',
      lift: { 20: '110', 40: '150' },
      storageTiers: [
        { fromDay: 1, toDay: 7, factor: '1' },
        { fromDay: 8, toDay: 15, factor: '1.2' },
        { fromDay: 16, factor: '1.8' },
      ],
    },
  })
})

test('merging keeps a surcharge with a price for each container type', async () => {
  const byType = { fee: 'PCS', per: 'container', price: { '20GP': '150', '40HQ': '300' } }
  const freight = { '20GP': '1000', '40HQ': '1900' }
  await open(fileWith('v1', freight, [byType]), fileWith('v2', { ...freight, '40HQ': '1950' }, [byType]))
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name)
  await type(names.find((name) => name.endsWith('freight.20GP')) ?? '', '1100')
  const dialog = await compared()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge and save draft' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(saved[1]).toMatchObject({
    pricing: { freight: { '20GP': '1100', '40HQ': '1950' }, surcharges: [byType] },
  })
})
