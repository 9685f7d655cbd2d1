import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestLimits } from '#domain/quotes/limits.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { loadRequestForm } from '#tests/support/request-form.tsx'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'

type Input = { readonly query: { readonly name: string }; readonly body: Readonly<Record<string, unknown>> }

/** Uploads that have not been answered yet. */
let waiting: ((result: Result<unknown>) => void)[]
let isWaiting: boolean
const call = vi.fn((key: string, { query }: Input): Promise<Result<unknown>> => {
  if (!key.endsWith('upload')) return Promise.resolve(ok({ number: 'R261117-000001' }))
  const answer = ok({ id: `id of ${query.name}`, name: query.name, mediaType: 'application/pdf', bytes: 5 })
  return isWaiting ? new Promise((resolve) => waiting.push(() => resolve(answer))) : Promise.resolve(answer)
})

let showForm: Awaited<ReturnType<typeof loadRequestForm>>

beforeEach(async () => {
  call.mockClear()
  waiting = []
  isWaiting = false
  window.sessionStorage.clear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  showForm = await loadRequestForm()
})

afterEach(() => changeSession(loggedOutState))

const show = () => showForm({ kind: 'overseas-warehouse', draftStart: '' })

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const label = 'Attachments (optional)'
const choose = (name: string, of = 'application/pdf') =>
  userEvent.upload(screen.getByLabelText(label), new File(['bytes'], name, { type: of }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))
const attached = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const sentIds = () =>
  call.mock.calls.filter(([key]) => key === 'POST /api/requests').map(([, { body }]) => body.attachments)

async function fillIn() {
  await type('Overseas warehouse', 'Rotterdam')
  await type('Commodity', 'Toys')
  await type('Volume (CBM)', '1200')
  await type('Contact person', 'J. Smith')
  await type('Phone', '13800000000')
}

test('files are uploaded when they are chosen, and the request names those that were not removed', async () => {
  show()
  await fillIn()
  await choose('list.pdf')
  await choose('invoice.pdf')
  await waitFor(() => expect(attached()).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Remove list.pdf' }))
  await send()
  expect(sentIds()).toEqual([['id of invoice.pdf']])
})

test('at the limit no further file can be chosen', async () => {
  show()
  for (let at = 1; at <= requestLimits.attachments.max; at += 1) await choose(`${at}.pdf`)
  await screen.findByText(/the most that a request can have/)
  expect(attached()).toHaveLength(requestLimits.attachments.max)
  expect(screen.queryByLabelText(label)).toBeNull()
})

test('a file of another type is refused before it is uploaded', async () => {
  show()
  const user = userEvent.setup({ applyAccept: false })
  const file = new File(['bytes'], 'page.html', { type: 'text/html' })
  await user.upload(screen.getByLabelText(label), file)
  expect(await screen.findByText('Only these file types are accepted: PNG / JPEG / PDF')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('an empty file is called empty', async () => {
  show()
  await userEvent.upload(screen.getByLabelText(label), new File([], 'list.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('The file is empty. Choose another file.')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('a request is not sent without a file that is still being uploaded', async () => {
  isWaiting = true
  show()
  await fillIn()
  await choose('list.pdf')
  await send()
  expect(screen.getAllByText(/still being uploaded/).length).toBeGreaterThan(0)
  expect(sentIds()).toEqual([])
  waiting[0]?.(ok(null))
  await waitFor(() => expect(attached()).toHaveLength(1))
  await send()
  expect(sentIds()).toEqual([['id of list.pdf']])
})

test('a file that is chosen during an upload waits and does not replace it', async () => {
  isWaiting = true
  show()
  await choose('list.pdf')
  await choose('invoice.pdf')
  waiting[0]?.(ok(null))
  await waitFor(() => expect(attached()).toHaveLength(1))
  await waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.(ok(null))
  await waitFor(() => expect(attached()).toHaveLength(2))
})

test('attached files are part of the draft', async () => {
  const first = show()
  await choose('list.pdf')
  await waitFor(() => expect(attached()).toHaveLength(1))
  first.unmount()
  show()
  expect(attached()).toEqual(['list.pdfRemove list.pdf'])
})
