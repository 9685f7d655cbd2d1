import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { SessionList } from './session-list.tsx'
import type { NamedSession } from './use-sessions.ts'

const session: NamedSession = {
  id: 'first',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.0/24',
  isThis: false,
  remembered: false,
  brand: 'group',
  brandName: { zh: '集团', en: 'Group' },
  createdAt: '2026-11-16T04:00:00.000Z',
  lastUsedAt: '2026-11-17T04:00:00.000Z',
}

test.each([
  [mostListedSessions - 1, 0],
  [mostListedSessions, 1],
])('a list of %i sessions says %i times that there may be more', async (count, notes) => {
  const data = Array.from({ length: count }, (_, index) => ({ ...session, id: `${index}` }))
  const sessions = {
    status: 'ready',
    isRefreshing: false,
    isOffline: false,
    problem: undefined,
    data,
  } as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...baseNamespaces, 'session'])}>
      <QueryLayer user="reader">
        <SessionList sessions={{ ...sessions, retry: () => {} }} />
      </QueryLayer>
    </TranslatorContext>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(screen.getAllByText('16 Nov 2026 12:00')).toHaveLength(count)
  expect(
    screen.queryAllByText(`Only the ${mostListedSessions} most recently used`, { exact: false }),
  ).toHaveLength(notes)
})
