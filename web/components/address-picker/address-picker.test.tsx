import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AddressView } from '#contract/addresses.ts'
import type { AddressKind } from '#domain/addresses/address-entry.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { AddressPicker } from './address-picker.tsx'

const shipper = {
  id: '1',
  kind: 'shipper',
  label: 'Main',
  name: 'Hailian Trading',
  contact: 'Lin Hai',
  address: 'Mingzhou Road',
} as AddressView
const notify = {
  ...shipper,
  id: '2',
  kind: 'notify',
  label: '',
  name: 'Hamburg GmbH',
  contact: '',
} as AddressView

const call = vi.fn(async (): Promise<Result<unknown>> => ok({ entries: [shipper, notify] }))
const onChosen = vi.fn()
let translator: Translator

beforeEach(async () => {
  call.mockClear()
  onChosen.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  translator = await createTranslator('group', 'en', [...baseNamespaces, 'addresses'])
})

function Picker({ kinds }: { kinds: readonly AddressKind[] }) {
  const [chosen, setChosen] = useState<AddressView>()
  const choose = (entry: AddressView | undefined) => {
    setChosen(entry)
    onChosen(entry)
  }
  return (
    <form>
      <AddressPicker name="shipper" label="Shipper" kinds={kinds} chosen={chosen} onChosen={choose} />
    </form>
  )
}

function show(...kinds: readonly AddressKind[]) {
  render(
    <TranslatorContext value={translator}>
      <Picker kinds={kinds} />
    </TranslatorContext>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Shipper' })
}

test('an entry is found by a text among the kinds that are asked for, and given back whole', async () => {
  const field = show('shipper', 'notify')
  await userEvent.type(field, 'hai')
  const input = { query: { kinds: 'shipper,notify', search: 'hai' } }
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('GET /api/addresses/entries', input, { hidesOfflineToast: true }),
  )
  await userEvent.click(
    await screen.findByRole('option', { name: /Main · Hailian Trading.*Lin Hai.*Shipper/ }),
  )
  expect(onChosen).toHaveBeenLastCalledWith(shipper)
  expect(field.value).toBe('Main · Hailian Trading')
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('shipper').at(-1)).toBe('1')
})

test('with the keyboard alone, and typing something else takes it back', async () => {
  const field = show('notify')
  await userEvent.click(field)
  await screen.findByRole('option', { name: /Hamburg GmbH/ })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChosen).toHaveBeenLastCalledWith(notify)
  await userEvent.type(field, 'x')
  expect(onChosen).toHaveBeenLastCalledWith(undefined)
})

test('an empty address book, a text without a match and an error have texts of their own', async () => {
  call.mockResolvedValue(ok({ entries: [] }))
  const field = show('shipper')
  await userEvent.click(field)
  expect((await screen.findAllByText('No address saved yet')).length).toBeGreaterThan(0)
  await userEvent.type(field, 'nobody')
  expect((await screen.findAllByText('No matching address')).length).toBeGreaterThan(0)
  call.mockResolvedValue(refusal('busy'))
  await userEvent.type(field, ' else')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('Enter without a match sends nothing, whether its list is open or closed', async () => {
  call.mockResolvedValue(ok({ entries: [] }))
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <TranslatorContext value={translator}>
      <form onSubmit={onSubmit}>
        <AddressPicker label="Shipper" kinds={['shipper']} chosen={undefined} onChosen={onChosen} />
        <button type="submit">Send</button>
      </form>
    </TranslatorContext>,
  )
  const field = screen.getByRole('combobox', { name: 'Shipper' })
  for (const keys of ['{Enter}', 'unknown{Enter}', '{Escape}{Enter}']) await userEvent.type(field, keys)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onChosen).not.toHaveBeenCalledWith(expect.anything())
})

test('a picker of invoice titles does not speak of addresses', async () => {
  call.mockResolvedValue(ok({ entries: [] }))
  show('invoice')
  await userEvent.click(screen.getByRole('combobox', { name: 'Shipper' }))
  expect((await screen.findByRole('status')).textContent).toBe(
    'No invoice title saved yet. Add one in the address book.',
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Shipper' }), 'zz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No matching invoice title'))
})
