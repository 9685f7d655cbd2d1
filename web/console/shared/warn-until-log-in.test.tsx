import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '#web/ui/toasts.tsx'
import { setStaff } from './staff-state.ts'
import { warnUntilLogIn } from './warn-until-log-in.ts'

afterEach(() => setStaff({ status: 'out' }))

test('the warning that the session has ended stays until an account is logged in', () => {
  render(<Toasts title="Messages" closeLabel="Close" />)
  act(() => warnUntilLogIn('Your session has expired'))
  act(() => setStaff({ status: 'out' }))
  expect(screen.getByText('Your session has expired')).toBeTruthy()
  act(() => setStaff({ status: 'in', staff: { id: 'one', account: 'one', name: 'One', roles: [] } }))
  expect(screen.queryByText('Your session has expired')).toBeNull()
})
