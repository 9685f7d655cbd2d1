import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import type { Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RowList } from './row-list.tsx'
import { useFieldArrays } from './use-field-arrays.ts'

const [tariff] = Object.values(oceanTariffs)
const longList = (tariff?.destinationFreeTime ?? []).slice(0, 9)
const pricing = { ...tariff, destinationFreeTime: longList }

function Rows({ array, rules }: { readonly array: string; readonly rules: Rules }) {
  const form = useForm({ rules, namespace: 'ratesAdmin', send: vi.fn(), onDone: vi.fn() })
  const arrays = useFieldArrays('ocean-tariff', pricing)
  return (
    <form {...form.formProps}>
      <RowList form={form} arrays={arrays} array={[array]} />
      <button type="submit">Save</button>
    </form>
  )
}

async function show(array: string, rules: Rules = {}) {
  const client = { call: () => new Promise(() => {}), enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <Rows array={array} rules={rules} />
      </QueryLayer>
    </TranslatorContext>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  const folds = () => [...container.querySelectorAll('details')]
  return { form, folds, open: () => folds().filter((fold) => fold.open) }
}

test('the rows of a long list are folded, name their places and are part of the form', async () => {
  const { form, folds, open } = await show('destinationFreeTime')
  expect(folds().length).toBe(longList.length)
  expect(open()).toEqual([])
  expect(folds()[0]?.querySelector('summary')?.textContent).toContain(longList[0]?.places.join(' · '))
  const last = `pricing.destinationFreeTime.${longList.length - 1}.demurrage.freeDays`
  expect(new FormData(form).get(last)).toBe(String(longList.at(-1)?.demurrage.freeDays))
})

test('a row that is added is open, with the focus in it', async () => {
  const { folds, open } = await show('destinationFreeTime')
  const before = folds().length
  await userEvent.click(screen.getByRole('button', { name: /^Add/ }))
  expect(folds().length).toBe(before + 1)
  expect(open()).toEqual([folds().at(-1)])
  expect(open()[0]?.contains(document.activeElement)).toBe(true)
})

test('a row with an error is opened', async () => {
  const name = 'pricing.destinationFreeTime.3.demurrage.freeDays'
  const { open } = await show('destinationFreeTime', { [name]: () => 'wrong-format' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(open().length).toBe(1)
  expect(within(open()[0] as HTMLElement).getAllByRole('textbox').length).toBeGreaterThan(2)
})

test('a short list stays as it is', async () => {
  const { folds } = await show('manifests')
  expect(folds()).toEqual([])
})
