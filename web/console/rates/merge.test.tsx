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

const surcharge = (fee: string, price: string) => ({ fee, per: 'BL', price })
const fileWith = (rateId: string, prices: object, surcharges: readonly object[]) =>
  ({
    rateId,
    kind: 'ocean-lane',
    code: 'PS1-CNNGB-USLAX',
    version: rateId === 'v1' ? 1 : 2,
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    brands: null,
    companies: null,
    cost: null,
    savedBy: 'Ruogu Tan',
    savedAt: '2026-11-17T02:00:00Z',
    history: [],
    pricing: {
      carrier: 'CMA',
      service: 'PS1',
      pol: 'CNNGB',
      pod: 'USLAX',
      freight: prices,
      surcharges,
    },
  }) as unknown as RateFile

const base = fileWith('v1', { '20GP': '1000', '40HQ': '1900' }, [surcharge('BAF', '100')])
const theirs = fileWith('v2', { '20GP': '1000', '40HQ': '1950' }, [
  surcharge('LSS', '40'),
  surcharge('BAF', '120'),
])

type Saved = { readonly comparedVersionId: string; readonly pricing: { readonly freight: object } }
const saved: Saved[] = []
const onSaved = vi.fn()

async function answer(key: string, input: { readonly body?: Saved }) {
  if (key === 'GET /api/console/rates') return ok({ rows: [theirs], next: null })
  if (key === 'GET /api/console/rate') return ok(theirs)
  if (key !== 'POST /api/console/rate/save' || !input.body) return refusal('not-found')
  saved.push(input.body)
  return input.body.comparedVersionId === 'v2' ? ok(theirs) : refusal('rate-changed')
}

beforeEach(async () => {
  window.localStorage.clear()
  saved.length = 0
  onSaved.mockClear()
  const client = { call: vi.fn(answer), enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
  const namespaces = ['common', ...consoleNamespaces, 'ratesAdmin', 'quotes', 'prices'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="tariff">
        <MemoryRouter>
          <RateForm kind="ocean-lane" initial={base} comparedVersionId="v1" onSaved={onSaved} back="/" />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
})

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
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name)
  const [small = '', large = ''] = ['20GP', '40HQ'].map((one) => names.find((name) => name.endsWith(one)))
  await type(small, '1100')
  await type(large, '2000')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(saved).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Compare and merge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Merge with the latest version' })
  const rowOf = (text: RegExp) => within(dialog).getByRole('row', { name: text })
  const chosen = (text: RegExp) =>
    within(rowOf(text))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked }) => checked)
  expect(chosen(/20GP/)).toEqual([false, true])
  expect(chosen(/40HQ/)).toEqual([false, false])
  expect(rowOf(/40HQ/).textContent).toMatch(/1900.*1950.*2000/)
  expect(rowOf(/120/).textContent).toContain('100')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge and save draft' }))
  expect(within(dialog).getByRole('alert').textContent).toContain('1 field')
  expect(saved).toHaveLength(1)
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
