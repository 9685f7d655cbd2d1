import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AddressRow, AddressView } from '#contract/addresses.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { type AddressDraft, AddressForm } from './address-form.tsx'
import { textsOfValues } from './address-values.ts'
import { newEntries } from './new-entries.ts'

const send = vi.fn(async (entry: AddressDraft): Promise<Result<AddressView>> => ok(entry as never))
const onSaved = vi.fn()
let translator: Translator

beforeEach(async () => {
  send.mockClear()
  onSaved.mockClear()
  translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'addresses'])
})

async function show(initial: Partial<AddressDraft> = {}) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AddressForm
          initial={{ ...textsOfValues({ country: 'CN' }), isDefault: false, ...initial }}
          send={send}
          onSaved={onSaved}
          beside={(refused) => refused?.refusal ?? null}
        />
      ),
    },
  ])
  render(
    <TranslatorContext value={translator}>
      <Stub />
    </TranslatorContext>,
  )
  return screen.findByRole('button', { name: 'Save address' })
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('every missing field is named, by the rules of the type', async () => {
  const save = await show()
  await userEvent.click(save)
  const links = within(await screen.findByRole('alert', { name: /attention/ })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Company name'),
    expect.stringContaining('Address'),
    expect.stringContaining('Contact'),
    expect.stringContaining('Enter a mobile or telephone number'),
    expect.stringContaining('Enter a mobile or telephone number'),
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Invoice title')
  await userEvent.click(save)
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(field('Company name'), '海联贸易')
  await userEvent.type(field('Tax or registration number'), '91330200MA2AAAAA0X')
  await userEvent.click(save)
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'invoice',
      name: '海联贸易',
      country: 'CN',
      district: '',
      isDefault: false,
    }),
  )
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a district is asked for at a door in mainland China only, and a hidden one is not sent', async () => {
  const save = await show({
    kind: 'door',
    name: 'Plant',
    district: '330282',
    address: 'Gate 2',
    contact: 'Lin Hai',
    mobile: '13800138000',
  })
  const district = () => screen.queryByRole('combobox', { name: 'District' })
  expect(district()).not.toBeNull()
  await userEvent.click(save)
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ district: '330282' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country or region' }), 'Netherlands')
  expect(district()).toBeNull()
  await userEvent.click(save)
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'NL', district: '' }))
})

test('a refusal leaves what was typed, and the buttons know it', async () => {
  send.mockResolvedValueOnce(refusal('address-changed'))
  const save = await show({ kind: 'invoice', name: 'A', taxNumber: '12345' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Default for this type' }))
  await userEvent.click(save)
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ isDefault: true }))
  expect(await screen.findByText(/A colleague changed this address/)).toBeTruthy()
  expect(screen.getByText('address-changed')).toBeTruthy()
  expect(field('Company name').value).toBe('A')
  expect(onSaved).not.toHaveBeenCalled()
})

test('of a sheet the new and right entries are saved', () => {
  const entry = textsOfValues({ name: 'A' })
  const { kind: _kind, ...withoutKind } = entry
  const rows: readonly AddressRow[] = [
    { row: 2, entry, fields: {}, isKnown: false },
    { row: 3, entry, fields: {}, isKnown: true },
    { row: 4, entry, fields: { name: 'required' }, isKnown: false },
    { row: 5, entry: withoutKind, fields: { kind: 'required' }, isKnown: false },
  ]
  expect(newEntries(rows)).toEqual([entry])
})
