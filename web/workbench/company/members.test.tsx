import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
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
        <Members query={query} actor={{} as Actor} />
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
