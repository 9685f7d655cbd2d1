import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { MemberView } from '#contract/certification.ts'
import { ok } from '#domain/values/refusal.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Members } from './members.tsx'

const member = {
  personId: 'p1',
  name: 'Lin Hai',
  isMe: false,
  mobile: '13800000000',
  email: null,
  role: 'member',
  status: 'active',
  orderLimit: null,
  since: '2026-11-16T00:00:00Z',
} as unknown as MemberView

const query = {
  status: 'ready',
  data: [member],
  isRefreshing: false,
  isOffline: false,
  problem: undefined,
  retry: () => {},
} as const

async function show() {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'company', 'certification', 'table'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QueryLayer>
          <Members query={query} actor={exampleActors['company-administrator']} />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('the default columns of the members fit at 1440 px, and the actions stay in sight', async () => {
  await show()
  const width = screen.getByRole('table').style.getPropertyValue('--table-width')
  expect(Number.parseInt(width, 10)).toBeLessThanOrEqual(1100)
  expect(screen.getByRole('button', { name: /Lin Hai/ }).closest('td')?.dataset.action).toBe('true')
})

test('on a phone a member takes two lines, with the button at the end of both', async () => {
  await show()
  const slots = [...screen.getByRole('table').querySelectorAll<HTMLElement>('tbody [data-narrow-slot]')]
  expect(slots.map(({ dataset, textContent }) => [dataset.narrowSlot, textContent])).toEqual([
    ['first', 'Lin Hai'],
    ['second', '13800000000'],
    ['secondEnd', 'Member'],
    ['firstEnd', 'Active'],
    ['end', 'Manage'],
  ])
})

test.each([
  ['Make administrator', 'Make Lin Hai an administrator?', 'promote'],
  ['Remove from company', 'Remove Lin Hai from the company?', 'remove'],
])('%s asks before it is done', async (name, question, change) => {
  const sent: unknown[] = []
  const call = async (_key: string, input: unknown) => {
    sent.push(input)
    return ok({})
  }
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Manage Lin Hai' }))
  fireEvent.click(screen.getByRole('button', { name }))
  expect(sent).toEqual([])
  expect(screen.getByRole('dialog', { name: question })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name }))
  await vi.waitFor(() => expect(sent).toEqual([{ body: { personId: 'p1', change } }]))
})
