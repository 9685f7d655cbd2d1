import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OwnSessions } from './own-sessions.tsx'

const at = '2026-11-16T04:00:00.000Z'

test.each([
  [mostListedSessions - 1, false],
  [mostListedSessions, true],
])('of %i sessions of staff it is said that there may be more: %s', async (count, isSaid) => {
  const sessions = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    browser: 'Firefox',
    system: 'Windows',
    network: null,
    isThis: index === 0,
    createdAt: at,
    lastUsedAt: at,
  }))
  const translator = await createTranslator('group', 'zh', [...baseNamespaces, 'session', 'console'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="staff">
        <OwnSessions sessions={sessions} onChanged={() => {}} />
      </QueryLayer>
    </TranslatorContext>,
  )
  expect(screen.getAllByRole('row')).toHaveLength(count + 1)
  expect(screen.queryByText(new RegExp(`${mostListedSessions} 个`)) !== null).toBe(isSaid)
})
