import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RateFile } from '#contract/rates.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RateForm } from './rate-form.tsx'

const onSaved = vi.fn()
const onPublish = vi.fn()
const call = vi.fn()

beforeEach(() => {
  window.localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
  for (const mock of [onSaved, onPublish, call]) mock.mockReset()
  call.mockImplementation(async (key: string) =>
    key === 'POST /api/console/rate/save'
      ? ok({ rateId: 'v2', code: 'QE1-A', version: 2 })
      : refusal('not-found'),
  )
})

const freight = { '20GP': '1000', '40HQ': '1900' }

async function open(prices: Readonly<Record<string, string>> = freight) {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const pricing = {
    carrier: 'MNRQ',
    service: 'QE1',
    pol: 'CNNGB',
    pod: 'NLRTM',
    freight: prices,
    surcharges: [],
  }
  const initial = {
    code: 'QE1-A',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    brands: null,
    companies: null,
    cost: { '20GP': '900' },
    pricing,
  } as unknown as RateFile
  const namespaces = ['common', ...consoleNamespaces, 'ratesAdmin', 'quotes', 'prices'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="tariff">
        <MemoryRouter>
          <RateForm
            kind="ocean-lane"
            initial={initial}
            comparedVersionId="v1"
            onSaved={onSaved}
            onPublish={onPublish}
            back="/"
          />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}

const price = (type: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Price .*${type}$`))
const cost = (type: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Cost .*${type}$`))
const isFolded = (type: string) => price(type).closest('[hidden]') !== null
const saves = () => call.mock.calls.filter(([key]) => key === 'POST /api/console/rate/save')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('one table has price, cost and the margin of what is typed; a loss is named', async () => {
  await open()
  const row = screen.getByRole('row', { name: /20GP/ })
  expect(within(row).getAllByRole('textbox')).toHaveLength(2)
  expect(row.textContent).toContain('10.0%')
  await userEvent.clear(cost('20GP'))
  await userEvent.type(cost('20GP'), '1100')
  expect(row.textContent).toContain('−10.0% (loss)')
})

test('types without a price are folded away until one is filled in', async () => {
  await open()
  expect([isFolded('20GP'), isFolded('40HQ'), isFolded('40GP')]).toEqual([false, false, true])
  const further = screen.getByRole('button', {
    name: `${containerTypeCodes.length - 2} further container types`,
  })
  await userEvent.click(further)
  expect(isFolded('40GP')).toBe(false)
  await userEvent.type(price('40GP'), '1500')
  // What was filled in is not folded away again.
  expect(screen.queryByRole('button', { name: /further container types/ })).toBeNull()
})

test('a wrong amount that is folded away is shown', async () => {
  call.mockImplementation(async (key: string) =>
    key === 'POST /api/console/rate/save'
      ? { ...refusal('invalid-input'), fields: { 'pricing.freight.45HQ': 'too-small' } }
      : refusal('not-found'),
  )
  await open()
  expect(isFolded('45HQ')).toBe(true)
  await press('Save draft')
  await vi.waitFor(() => expect(isFolded('45HQ')).toBe(false))
})

test('Enter and the arrow keys go down and up a column, and send nothing', async () => {
  await open()
  await userEvent.click(price('20GP'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(price('40HQ'))
  await userEvent.keyboard('{Enter}{ArrowUp}')
  expect(document.activeElement).toBe(price('20GP'))
  expect(saves()).toHaveLength(0)
})

test('a column of a spreadsheet is pasted downwards', async () => {
  await open()
  await userEvent.click(price('20GP'))
  await userEvent.paste('1,250\n2050.50\n')
  expect([price('20GP').value, price('40HQ').value]).toEqual(['1250', '2050.50'])
  await press('Save draft')
  expect(saves()[0]?.[1].body.pricing.freight).toEqual({ '20GP': '1250', '40HQ': '2050.50' })
})

test('Publish… saves what was typed first; a draft without changes goes to the check at once', async () => {
  await open()
  await press('Publish…')
  expect(onPublish).toHaveBeenCalledOnce()
  expect(saves()).toHaveLength(0)
  await userEvent.clear(price('20GP'))
  await userEvent.type(price('20GP'), '1200')
  await press('Publish…')
  await vi.waitFor(() =>
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ rateId: 'v2' }), true),
  )
})

test('until the next page is shown, nothing is saved twice, and Publish… leads to the check of what was saved', async () => {
  await open()
  await press('Save draft')
  const file = expect.objectContaining({ rateId: 'v2' })
  await vi.waitFor(() => expect(onSaved).toHaveBeenLastCalledWith(file, false))
  await press('Save draft')
  expect(onSaved).toHaveBeenCalledOnce()
  await press('Publish…')
  expect(onSaved).toHaveBeenLastCalledWith(file, true)
  expect(saves()).toHaveLength(1)
})
