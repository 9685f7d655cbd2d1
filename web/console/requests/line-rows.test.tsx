import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AdminRequest } from '#contract/requests.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { ok } from '#domain/values/refusal.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import type { TypedLine } from './answer-lines.ts'
import { LineRows } from './line-rows.tsx'
import { readAgain } from './move-on-enter.ts'
import { useRows } from './use-rows.ts'
import { feesFor } from './usual-fees.ts'
import { newLine } from './usual-lines.ts'

const fees = feesFor('ocean').map(({ code, group }) => ({ value: code, name: feeItems[code].name, group }))
const freight = { fee: 'OF', quantity: '1', unitPrice: '', group: 'freight' } as const

const request = {
  kind: 'ocean',
  details: {
    containers: [
      { type: '40HQ', count: 3 },
      { type: '20GP', count: 2 },
    ],
  },
} as unknown as AdminRequest

function Lines() {
  const rows = useRows<TypedLine>({ initial: [freight], blank: newLine('ocean'), most: 5 }, () => {})
  const { formProps, ...form } = useForm({
    rules: {},
    namespace: 'requestsAdmin',
    send: async () => ok(undefined),
    onDone: () => {},
  })
  const onReplaced = () => requestAnimationFrame(() => readAgain(formProps.ref.current))
  return (
    <form {...formProps}>
      <LineRows form={form} request={request} fees={fees} rows={rows} onReplaced={onReplaced} />
      <output data-testid="group">{form.values['lines.1.group']}</output>
    </form>
  )
}

async function show() {
  const namespaces = ['common', ...consoleNamespaces, 'quotes', 'forms', 'requestsAdmin'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <Lines />
    </TranslatorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add charge' }))
}

const groups = () => screen.getAllByLabelText<HTMLSelectElement>('Group').map(({ value }) => value)
async function choose(code: string) {
  const field = screen.getByRole('combobox', { name: 'Charge 2' })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(code) }))
}

test('a charge that is added stands in its own group, and the form knows it', async () => {
  await show()
  expect(groups()).toEqual(['freight', 'freight'])
  await choose('BGF')
  expect(groups()).toEqual(['freight', 'origin'])
  await expect.poll(() => screen.getByTestId('group').textContent).toBe('origin')
  await choose('CLEARANCE')
  expect(groups()).toEqual(['freight', 'destination'])
})

test('a group that was chosen stays while the usual one is the same', async () => {
  await show()
  await choose('BGF')
  await userEvent.selectOptions(screen.getAllByLabelText('Group')[1] as HTMLElement, 'destination')
  await choose('CYF')
  expect(groups()).toEqual(['freight', 'destination'])
})

const quantity = () => screen.getAllByLabelText<HTMLInputElement>(/^Quantity/)[1] as HTMLInputElement

test('the quantity of a charge is that of the request, for the container type that is chosen', async () => {
  await show()
  await choose('THC')
  expect(quantity().value).toBe('5')
  const type = screen.getAllByLabelText('Container type')[1] as HTMLElement
  await userEvent.selectOptions(type, '20GP')
  expect(quantity().value).toBe('2')
  await choose('BAF')
  expect(quantity().value).toBe('2')
  await userEvent.selectOptions(type, '40HQ')
  expect(quantity().value).toBe('6')
  await choose('DOC')
  expect(quantity().value).toBe('1')
})

test('a quantity that was typed stays as long as its unit', async () => {
  await show()
  await choose('THC')
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '4')
  await choose('SEAL')
  expect(quantity().value).toBe('4')
  await choose('BAF')
  expect(quantity().value).toBe('8')
})

test('charges to choose from are grouped, the usual ones of the service first; matches of a text are not', async () => {
  await show()
  const field = screen.getByRole('combobox', { name: 'Charge 2' })
  await userEvent.click(field)
  expect(screen.getAllByRole('group', { name: /./ }).map((group) => group.textContent)).toHaveLength(9)
  const usual = within(screen.getByRole('group', { name: 'usual' })).getAllByRole('option')
  expect(usual[0]?.textContent).toContain('Ocean freight')
  await userEvent.type(field, 'storage')
  expect(screen.queryByRole('group', { name: 'usual' })).toBeNull()
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1)
})
