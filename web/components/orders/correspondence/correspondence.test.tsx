import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDocuments as Documents } from '#contract/order-documents.ts'
import type { OrderMessages as Messages } from '#contract/order-messages.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { SectionShown } from '#web/components/sections/section-shown.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderMessages } from './order-messages.tsx'

const number = 'S261118-000014'
const at = '2026-11-18T02:00:00.000Z'
const file = { id: 'f1', name: 'draft.pdf', mediaType: 'application/pdf', bytes: 2048 }
const documents: Documents = {
  canAdd: true,
  documents: [
    {
      ...file,
      kind: 'bill-draft',
      side: 'staff',
      addedBy: 'Zhao Min',
      addedAt: at,
      canWithdraw: true,
      withdrawn: null,
    },
    {
      ...file,
      id: 'f2',
      name: 'old.pdf',
      kind: 'packing-list',
      side: 'customer',
      addedBy: 'Lin Hai',
      addedAt: at,
      canWithdraw: false,
      withdrawn: { by: 'Lin Hai', at, reason: 'Wrong goods' },
    },
  ],
}
const messages: Messages = {
  canWrite: true,
  unread: 1,
  messages: [
    { id: 7, side: 'customer', author: 'Lin Hai', text: 'Is it late?', sentAt: at, files: [], readAt: at },
    { id: 8, side: 'staff', author: 'Zhao Min', text: 'No.', sentAt: at, files: [file], readAt: null },
  ],
}

const call = vi.fn()
beforeEach(() => {
  call.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => localStorage.clear())

async function show(element: ReactElement) {
  const namespaces = ['common', 'site', 'drafts', ...formNamespaces, ...orderWorkNamespaces] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="p1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const sentWith = (key: string) => call.mock.calls.filter(([name]) => name === key).map(([, input]) => input)

test('a document needs its type and a file; a withdrawn one shows why and cannot be opened', async () => {
  call.mockResolvedValue(ok(documents))
  await show(<OrderDocuments number={number} side="customer" />)
  await screen.findByText('Draft bill of lading')
  expect(screen.getByText('Withdrawn: Wrong goods')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'old.pdf' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add document' }))
  expect(screen.getAllByText(/Select the document type/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Choose a file/).length).toBeGreaterThan(0)
  expect(sentWith('POST /api/orders/documents')).toEqual([])
})

test('a document is withdrawn with a reason, by keyboard', async () => {
  call.mockResolvedValue(ok(documents))
  await show(<OrderDocuments number={number} side="staff" />)
  const withdraw = await screen.findByRole('button', { name: 'Withdraw draft.pdf' })
  withdraw.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(sentWith('POST /api/console/orders/documents/withdraw')).toEqual([])
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Wrong ship')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(sentWith('POST /api/console/orders/documents/withdraw')).toEqual([
    { body: { number, fileId: 'f1', reason: 'Wrong ship' } },
  ])
})

test('what a customer sees is read; staff say that they have read it', async () => {
  call.mockResolvedValue(ok(messages))
  await show(<OrderMessages number={number} side="customer" />)
  await screen.findByText('No.')
  await vi.waitFor(() =>
    expect(sentWith('POST /api/orders/messages/read')).toEqual([{ body: { number, upTo: 8 } }]),
  )
})

test('a message in a section that is closed was not read', async () => {
  call.mockResolvedValue(ok(messages))
  await show(
    <SectionShown value={false}>
      <OrderMessages number={number} side="customer" />
    </SectionShown>,
  )
  await screen.findByText('No.')
  expect(sentWith('POST /api/orders/messages/read')).toEqual([])
})

test('staff insert an answer behind what was typed; a refusal keeps the text', async () => {
  call.mockImplementation(async (key: string) =>
    key.startsWith('POST') ? refusal('not-allowed') : ok(messages),
  )
  const helper = (insert: (text: string) => void) => (
    <form aria-label="Answers">
      <Button onClick={() => insert('We have received your documents.')}>Insert</Button>
    </form>
  )
  await show(<OrderMessages number={number} side="staff" helper={helper} />)
  const text = (await screen.findByLabelText('Message')) as HTMLTextAreaElement
  // A form within a form would send the page itself.
  expect(screen.getByRole('form', { name: 'Answers' }).parentElement?.closest('form')).toBeNull()
  expect(sentWith('POST /api/console/orders/messages/read')).toEqual([])
  // Chinese from an input method arrives as one text; Enter makes a new line and never sends.
  await userEvent.click(text)
  await userEvent.paste('您好')
  await userEvent.keyboard('{Enter}')
  expect(sentWith('POST /api/console/orders/messages')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  expect(text.value).toBe('您好\nWe have received your documents.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const [sent] = sentWith('POST /api/console/orders/messages')
  expect(sent.body).toMatchObject({ number, text: '您好\nWe have received your documents.', files: [] })
  expect(text.value).toContain('您好')
})

test('a message that was not answered is sent again under its key; another text has a key of its own', async () => {
  call.mockImplementation(async (key: string) => (key.startsWith('POST') ? refusal('busy') : ok(messages)))
  await show(<OrderMessages number={number} side="staff" />)
  await userEvent.type(await screen.findByLabelText('Message'), 'It sails on Friday')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await press()
  await press()
  await userEvent.type(screen.getByLabelText('Message'), ' at noon')
  await press()
  const [first, again, other] = sentWith('POST /api/console/orders/messages').map(({ body }) => body.key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('an empty message is not sent', async () => {
  call.mockResolvedValue(ok({ ...messages, unread: 0 }))
  await show(<OrderMessages number={number} side="customer" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getAllByText(/Enter a message/).length).toBeGreaterThan(0)
  expect(sentWith('POST /api/orders/messages')).toEqual([])
})
