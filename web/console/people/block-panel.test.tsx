import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PersonFile } from '#contract/people.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { BlockPanel } from './block-panel.tsx'

const open = { personId: 'p1', name: 'Lin Hai', closedAt: null, blockedAt: null, blockReason: null }
const blocked = { ...open, blockedAt: '2026-11-17T00:00:00.000Z', blockReason: 'Taken over' }
const closed = { ...open, closedAt: '2026-11-17T00:00:00.000Z' }

async function show(file: object, role: StaffRole) {
  const staff = { id: 's', name: 'An Ke', account: 'admin', roles: [role] }
  setStaff({ status: 'in', staff } as Parameters<typeof setStaff>[0])
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', ...consoleNamespaces])}>
      <QueryLayer user="admin">
        <BlockPanel file={file as PersonFile} onChanged={() => {}} />
      </QueryLayer>
    </TranslatorContext>,
  )
}
afterEach(() => setStaff({ status: 'out' }))

test('an administrator can block an open account', async () => {
  await show(open, 'administrator')
  screen.getByRole('button', { name: 'Block…' })
})

test('an administrator reads why an account is blocked and can unblock it', async () => {
  await show(blocked, 'administrator')
  screen.getByText('Taken over')
  screen.getByRole('button', { name: 'Unblock…' })
})

test.each([
  ['a closed account', closed, 'administrator'],
  ['an account, for a reviewer', open, 'reviewer'],
] as const)('%s has nothing to block', async (_what, file, role) => {
  await show(file, role)
  expect(screen.queryByRole('button')).toBeNull()
})
