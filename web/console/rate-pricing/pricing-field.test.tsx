import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PricingField } from './pricing-field.tsx'
import { useFieldArrays } from './use-field-arrays.ts'

function OneField({ kind, name }: { kind: 'ocean-lane' | 'trucking-lane'; name: string }) {
  const form = useForm({ rules: {}, namespace: 'ratesAdmin', send: vi.fn(), onDone: vi.fn() })
  const arrays = useFieldArrays(kind, [])
  return <PricingField form={form} arrays={arrays} field={{ path: [name], text: '' }} label={name} />
}

async function show(kind: 'ocean-lane' | 'trucking-lane', name: string) {
  // The names of places are not needed, so their call is not answered.
  const client = { call: () => new Promise(() => {}), enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <OneField kind={kind} name={name} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

test('an optional amount that is left empty is no price', async () => {
  await show('trucking-lane', 'tollPerVehicle')
  expect(screen.getByText('Leave empty for no price.')).toBeDefined()
})

test('the remarks of the carrier are no price: customers read them', async () => {
  await show('ocean-lane', 'carrierRemark')
  expect(screen.queryByText('Leave empty for no price.')).toBeNull()
  expect(screen.getByText(/Customers see these remarks on the quote/)).toBeDefined()
})
