import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsoleList } from '#tests/support/console-list.tsx'
import { AuditList } from './audit-list.tsx'

test('without a matching entry there is nothing to export', async () => {
  await showConsoleList(<AuditList />, { rows: [], url: '/?actor=zzz' })
  await screen.findByText('No matching records', { selector: '[role=status]' })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})
