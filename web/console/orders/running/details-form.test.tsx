import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { OrderWork } from '#contract/order-work.ts'
import { invalidFields, ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { DetailsForm } from './details-form.tsx'

const zones = { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' }
const workOf = (version: number, fields: Record<string, string>): OrderWork => ({
  number: 'S261118-000014',
  isRunning: true,
  acknowledgedAt: null,
  zones,
  details: { version, values: { fields, groups: {} }, zones, writtenBy: 'Zhao Min', writtenAt: null },
  milestones: [],
})
const order = {
  number: 'S261118-000014',
  service: 'ocean',
  moreServices: [],
  vessel: 'HERON',
  voyage: '048E',
} as unknown as StaffOrderView

const call = vi.fn()
const onDone = vi.fn()

beforeEach(() => {
  call.mockReset()
  onDone.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => localStorage.clear())

const open = (work: OrderWork) =>
  openElement(<DetailsForm order={order} work={work} onDone={onDone} onClose={vi.fn()} />)

async function openElement(element: ReactNode) {
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  return render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

/** The work can be replaced, as when it is read again. */
async function openLive(first: OrderWork) {
  let show = (_work: OrderWork) => {}
  function Live() {
    const [work, setWork] = useState(first)
    show = (next) => act(() => setWork(next))
    return <DetailsForm order={order} work={work} onDone={onDone} onClose={vi.fn()} />
  }
  await openElement(<Live />)
  return { show: (work: OrderWork) => show(work) }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }))
const textIn = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

test('the ship that was ordered is suggested; Enter moves on, and rows are filled in by keyboard', async () => {
  call.mockResolvedValue(ok(workOf(1, {})))
  await open(workOf(0, {}))
  expect(textIn(/^Vessel/)).toBe('HERON')
  await userEvent.type(screen.getByLabelText(/^B\/L no\./), 'cosu6123456780{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText(/^MBL no\./))
  screen.getByRole('button', { name: 'Add Container' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByLabelText(/^Container number/), 'CSQU3054384')
  await save()
  expect(call).not.toHaveBeenCalled()
  expect(screen.getAllByText(/Enter a container number of 4 letters and 7 digits/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/^Container 1: /).length).toBeGreaterThan(0)
  await userEvent.clear(screen.getByLabelText(/^Container number/))
  await userEvent.type(screen.getByLabelText(/^Container number/), 'CSQU3054383')
  await userEvent.selectOptions(screen.getByLabelText('Container type'), '40HQ')
  await save()
  expect(call).toHaveBeenCalledWith(
    'POST /api/console/orders/details',
    {
      body: {
        number: order.number,
        version: 0,
        values: {
          fields: { billNumber: 'cosu6123456780', vessel: 'HERON', voyage: '048E' },
          groups: {
            containers: [{ number: 'CSQU3054383', type: '40HQ' }],
            trucks: [],
            declarationForms: [],
            policies: [],
          },
        },
      },
    },
    expect.anything(),
  )
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('containers are pasted from a spreadsheet: previewed, wrong rows named, known rows completed, by keyboard', async () => {
  call.mockResolvedValue(ok(workOf(2, {})))
  const known = workOf(1, {})
  const rows = { containers: [{ number: 'CSQU3054383', type: '40HQ' }] }
  await open({ ...known, details: { ...known.details, values: { fields: {}, groups: rows } } })
  screen.getByRole('button', { name: 'Paste containers…' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  const text = 'CSQU3054383\t\tAB1\nMSKU6011672\t20GP\nMSKU6011672\t20GP\nMSKU6011673'
  fireEvent.input(dialog.getByLabelText('Rows from the spreadsheet'), { target: { value: text } })
  dialog.getByRole('button', { name: 'Preview' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(dialog.getByText('Row 3: MSKU6011672 is already in row 2')).toBeTruthy()
  expect(dialog.getByText(/^Row 4: MSKU6011673 is not a valid container number/)).toBeTruthy()
  expect(dialog.getByRole('status').textContent).toBe('Rows read: 2. Rows with errors: 2.')
  dialog.getByRole('button', { name: 'Add 2 containers' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await save()
  expect(call.mock.lastCall?.[1].body.values.groups.containers).toEqual([
    { number: 'CSQU3054383', type: '40HQ', seal: 'AB1' },
    { number: 'MSKU6011672', type: '20GP' },
  ])
})

test('Enter that ends the input of Chinese characters stays in the field', async () => {
  await open(workOf(0, {}))
  const vessel = screen.getByLabelText(/^Vessel/)
  vessel.focus()
  fireEvent.keyDown(vessel, { key: 'Enter', isComposing: true })
  expect(document.activeElement).toBe(vessel)
  fireEvent.keyDown(vessel, { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText(/^Voyage/))
})

test('after a conflict what was typed is still there, with what the other person saved', async () => {
  const theirs = workOf(2, { vessel: 'EGRET', voyage: '050E', billNumber: 'COSU6123456780' })
  call.mockImplementation(async (key: string) =>
    key.startsWith('POST') ? refusal('order-changed') : ok(theirs),
  )
  await open(workOf(1, { vessel: 'HERON', voyage: '048E' }))
  await userEvent.clear(screen.getByLabelText(/^Voyage/))
  await userEvent.type(screen.getByLabelText(/^Voyage/), '049E')
  await save()
  await screen.findByText(/Zhao Min saved changes while you were typing/)
  expect([textIn(/^Vessel/), textIn(/^Voyage/), textIn(/^B\/L no\./)]).toEqual([
    ...['EGRET', '049E', 'COSU6123456780'],
  ])
  expect(screen.getByText(/the other person entered 050E/)).toBeTruthy()
  call.mockImplementation(async () => ok(theirs))
  await save()
  expect(call).toHaveBeenLastCalledWith(
    'POST /api/console/orders/details',
    { body: expect.objectContaining({ version: 2 }) },
    expect.anything(),
  )
})

test('what another person saves is offered to load while something is typed, and loaded at once otherwise', async () => {
  const { show } = await openLive(workOf(1, { vessel: 'HERON', voyage: '048E' }))
  show(workOf(2, { vessel: 'EGRET', voyage: '048E' }))
  await vi.waitFor(() => expect(textIn(/^Vessel/)).toBe('EGRET'))
  expect(screen.queryByRole('button', { name: 'Load changes' })).toBeNull()
  await userEvent.clear(screen.getByLabelText(/^Voyage/))
  await userEvent.type(screen.getByLabelText(/^Voyage/), '049E')
  show(workOf(3, { vessel: 'IBIS', voyage: '048E' }))
  await screen.findByText(/Zhao Min has saved changes/)
  expect([textIn(/^Vessel/), textIn(/^Voyage/)]).toEqual(['EGRET', '049E'])
  screen.getByRole('button', { name: 'Load changes' }).focus()
  await userEvent.keyboard('{Enter}')
  expect([textIn(/^Vessel/), textIn(/^Voyage/)]).toEqual(['IBIS', '049E'])
  expect(screen.queryByRole('button', { name: 'Load changes' })).toBeNull()
})

test('a draft continues on the newer version of another person', async () => {
  const { unmount } = await open(workOf(1, { vessel: 'HERON', voyage: '048E' }))
  await userEvent.type(screen.getByLabelText(/^MBL no\./), 'COSU9988776650')
  unmount()
  await open(workOf(2, { vessel: 'EGRET', voyage: '048E' }))
  expect([textIn(/^Vessel/), textIn(/^MBL no\./)]).toEqual(['EGRET', 'COSU9988776650'])
})

test('a problem of a whole group is shown by the name of the group', async () => {
  await open(workOf(1, {}))
  call.mockResolvedValueOnce(invalidFields({ 'values.groups.containers': 'too-many' }))
  await userEvent.type(screen.getByLabelText(/^B\/L no\./), 'COSU6123456780')
  await save()
  const link = within(await screen.findByRole('alert', { name: /attention/ })).getByRole('link')
  expect(link.textContent).toBe('Container has too many entries')
})
