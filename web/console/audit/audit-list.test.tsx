import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { AuditEntryView } from '#contract/audit.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { showConsoleList } from '#tests/support/console-list.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { AuditList } from './audit-list.tsx'

test('without a matching entry there is nothing to export', async () => {
  await showConsoleList(<AuditList />, { rows: [], url: '/?actor=zzz' })
  await screen.findByText('No matching records', { selector: '[role=status]' })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('reversed days are refused: the summary takes the focus and leads to the field', async () => {
  await showConsoleList(<AuditList />, { rows: [], url: '/?from=2026-11-18&to=2026-11-17' })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: /^1 field needs attention/ }))
  await userEvent.click(screen.getByRole('link', { name: '“To” cannot be before “From”' }))
  expect(document.activeElement).toBe(screen.getByLabelText('To'))
})

describe('an entry of a rate', () => {
  const entry: AuditEntryView = {
    id: 7,
    at: '2026-11-17T00:00:00.000Z',
    actorKind: 'staff',
    actorId: '00000000-0000-4000-8000-00000000000a',
    actorName: 'Tan Ruogu',
    action: 'rate-published',
    subjectKind: 'rate',
    subjectId: '00000000-0000-4000-8000-00000000000d',
    subjectName: 'PS1-CNNGB-USLAX',
    brand: null,
    address: '192.0.2.1',
    requestId: 'r-1',
    before: null,
    after: { code: 'PS1-CNNGB-USLAX' },
  }
  const show = async (roles: readonly StaffRole[], shown = entry) => {
    const staff = { id: 's', name: 'An Ke', account: 'admin', roles }
    setStaff({ status: 'in', staff } as Parameters<typeof setStaff>[0])
    await showConsoleList(<AuditList />, { rows: [shown], url: '/?entry=7' })
    return within(await screen.findByRole('dialog'))
  }
  afterEach(() => setStaff({ status: 'out' }))

  test('has its name, and for an administrator the roles that can open it', async () => {
    const dialog = await show(['administrator'])
    expect((await screen.findAllByText('PS1-CNNGB-USLAX')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'PS1-CNNGB-USLAX' })).toBeNull()
    expect(dialog.queryByRole('link', { name: 'Open record' })).toBeNull()
    await dialog.findByText('Roles that can open it: Sales, Rate manager.')
  })

  test('of typed prices has words for its name', async () => {
    const typed = { subjectName: '=', after: { fileName: '=' } }
    const dialog = await show(['administrator'], { ...entry, ...typed, action: 'rates-import-confirmed' })
    const name = 'Bulk edit: prices typed in the list'
    expect((await dialog.findByRole('row', { name: /^File/ })).textContent).toContain(name)
    expect(await dialog.findByText(`Rate ${name}`)).toBeDefined()
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2))
    expect(screen.queryByText('=')).toBeNull()
  })

  test('is a link for staff who may also see rates', async () => {
    const dialog = await show(['administrator', 'tariff-manager'])
    const page = `/console/rates/${entry.subjectId}`
    const listed = await screen.findByText('PS1-CNNGB-USLAX', { selector: 'a' })
    expect(listed.getAttribute('href')).toBe(page)
    const opened = await dialog.findByRole('link', { name: 'Open record' })
    expect(opened.getAttribute('href')).toBe(page)
    expect(dialog.queryByText(/Can be opened/)).toBeNull()
  })
})
