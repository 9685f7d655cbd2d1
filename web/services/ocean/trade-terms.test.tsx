import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { ok } from '#domain/values/refusal.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { oceanParams } from './ocean-query.ts'
import { hasUsualTerms, TradeTerms } from './trade-terms.tsx'

let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...formNamespaces, 'prices'])
})

function Form({ query }: { readonly query: Partial<QueryOf<'ocean'>> }) {
  const form = useForm({ rules: {}, send: async () => ok(undefined), onDone: () => {} })
  return <TradeTerms form={form} query={query} />
}

const show = (query: Partial<QueryOf<'ocean'>>) =>
  render(
    <TranslatorContext value={translator}>
      <Form query={query} />
    </TranslatorContext>,
  )

const chosen = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value
const payers = () => [chosen('Freight paid by'), chosen('Destination charges paid by')]

test('an Incoterm sets the payers, which can still be changed', async () => {
  show({})
  expect(payers()).toEqual(['prepaid', 'collect'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Incoterm' }), 'FOB')
  expect(payers()).toEqual(['collect', 'collect'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Incoterm' }), 'DDP')
  expect(payers()).toEqual(['prepaid', 'prepaid'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Freight paid by' }), 'collect')
  expect(payers()).toEqual(['collect', 'prepaid'])
})

test('a query keeps its own payers and its bill', () => {
  show({
    incoterm: 'FOB',
    billType: 'sea-waybill',
    paymentTerms: { freight: 'prepaid', destination: 'collect' },
  })
  expect(payers()).toEqual(['prepaid', 'collect'])
  expect(chosen('Bill of lading type')).toBe('sea-waybill')
  expect(chosen('Incoterm')).toBe('FOB')
})

test('the usual terms are those of a query without a choice', () => {
  expect(hasUsualTerms({})).toBe(true)
  expect(hasUsualTerms({ billType: 'original' })).toBe(true)
  expect(hasUsualTerms({ incoterm: 'CFR' })).toBe(false)
  expect(hasUsualTerms({ billType: 'telex-release' })).toBe(false)
  expect(hasUsualTerms({ paymentTerms: { freight: 'collect', destination: 'collect' } })).toBe(false)
})

test('the address carries the Incoterm and the bill', () => {
  const params = oceanParams({ pol: 'CNTAO', pod: 'NLRTM', incoterm: 'FOB', billType: 'telex-release' })
  expect(params.get('incoterm')).toBe('FOB')
  expect(params.get('bill')).toBe('telex-release')
})
