import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsoleList } from '#tests/support/console-list.tsx'
import { PeopleList } from './people-list.tsx'

/** Of a window of 1440 px beside the menu. */
const laptopPx = 1190

const person = {
  personId: 'p1',
  name: 'Lin Hai',
  account: 'linhai',
  mobile: '138****0001',
  email: 'linhai@shipper.example',
  companyName: null,
  statedCompany: null,
  lastSeenAt: null,
  createdAt: '2026-11-17T00:00:00.000Z',
  closedAt: null,
  blockedAt: null,
}

test('the columns of users fit a laptop screen, up to the status', async () => {
  await showConsoleList(<PeopleList />, { rows: [person] })
  const table = await screen.findByRole('table')
  const widthPx = Number.parseInt(table.style.getPropertyValue('--table-width'), 10)
  expect(widthPx).toBeGreaterThan(0)
  expect(widthPx).toBeLessThanOrEqual(laptopPx)
})

test('a blocked account is seen beside its name, also where the table scrolls', async () => {
  await showConsoleList(<PeopleList />, { rows: [{ ...person, blockedAt: '2026-11-18T00:00:00.000Z' }] })
  const [, second] = await screen.findAllByRole('columnheader')
  expect(second?.textContent).toBe('Status')
  await screen.findByText('Blocked')
})
