import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderPeople as People } from '#contract/order-people.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderPeople } from './order-people.tsx'

const number = 'S261118-000014'
const [ann, ben] = [
  { id: '019a0000-0000-7000-8000-000000000001', name: 'Ann Moss' },
  { id: '019a0000-0000-7000-8000-000000000002', name: 'Ben Reed' },
]
const mine: People = {
  version: 4,
  owner: ann,
  isOwner: true,
  follows: false,
  watchers: [],
  colleagues: [ben],
}

/** Each test has answers of its own in the cache. */
let readers = 0
const call = vi.fn()
beforeEach(() => {
  call.mockReset()
  const client = { call, enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
})

async function show(people: People, answer: People | null) {
  call.mockImplementation(async (key: string) => ok(key.startsWith('GET') ? people : answer))
  const translator = await createTranslator('group', 'en', [
    ...new Set(['common', 'site', 'orderSharing', ...formNamespaces] as const),
  ])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user={`person ${++readers}`}>
        <OrderPeople number={number} />
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByText('Owner')
}
const sent = (path: string) =>
  call.mock.calls.filter(([key]) => key === `POST /api/orders/people/${path}`).map(([, { body }]) => body)

test('the owner hands the order over after a question, on the version that was read', async () => {
  await show(mine, { ...mine, version: 5, owner: ben, isOwner: false, follows: true, watchers: [ann] })
  expect(screen.getByText('Ann Moss (you)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Choose a colleague'), ben.id)
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  expect(screen.getByText(/Ben Reed becomes the owner of the order/)).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Hand over' }).at(-1) as HTMLElement)
  expect(sent('handOver')).toEqual([{ number, version: 4, personId: ben.id }])
})

test('the owner lets a colleague follow', async () => {
  await show(mine, { ...mine, watchers: [ben] })
  await userEvent.selectOptions(screen.getByLabelText('Choose a colleague'), ben.id)
  await userEvent.click(screen.getByRole('button', { name: 'Add a colleague as follower' }))
  expect(sent('follow')).toEqual([{ number, follows: true, personId: ben.id }])
  expect(await screen.findByRole('button', { name: 'Remove Ben Reed' })).toBeTruthy()
})

test('a colleague follows and unfollows, and can do nothing else', async () => {
  const theirs = { ...mine, isOwner: false, colleagues: [] }
  await show(theirs, { ...theirs, follows: true, watchers: [ben] })
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(sent('follow')).toEqual([{ number, follows: true, personId: undefined }])
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeTruthy()
})
