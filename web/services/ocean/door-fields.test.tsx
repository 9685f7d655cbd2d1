import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PortChoices } from '#domain/rates/on-request.ts'
import { ok } from '#domain/values/refusal.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { DoorFields } from './door-fields.tsx'

let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...formNamespaces, 'prices'])
})

const priced: readonly PortChoices[] = [
  { port: 'CNNGB', oceanTypes: [], deliveryPorts: ['AEJEA'], truckingTypes: [], pickUpPlaces: [] },
]

function Form({ pod }: { readonly pod: string | undefined }) {
  const form = useForm({ rules: {}, send: async () => ok(undefined), onDone: () => {} })
  return <DoorFields form={form} addOns={[]} port="CNNGB" pod={pod} priced={priced} />
}

test.each([
  ['before a port of discharge is chosen', undefined, /Outside the port city on request/],
  ['where delivery has a price', 'AEJEA', /Priced within Jebel Ali\. Other places are quoted on request\./],
  ['where it has none', 'AEKHL', /^Delivery in .+ is quoted on request\.$/],
])('the help of the delivery place, %s', (_, pod, help) => {
  render(
    <TranslatorContext value={translator}>
      <Form pod={pod} />
    </TranslatorContext>,
  )
  expect(screen.getByText(help)).toBeTruthy()
})
