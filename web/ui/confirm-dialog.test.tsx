import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttonClass } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const onConfirm = vi.fn<(reason: string) => void>()

beforeEach(() => onConfirm.mockReset())

const show = (missing?: string) =>
  render(
    <ConfirmDialog
      title="Refuse it?"
      confirmLabel="Refuse"
      cancelLabel="Back"
      closeLabel="Close"
      reason={{ label: 'Reason', ...(missing && { missing }) }}
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByRole('textbox', { name: 'Reason' })

test('a missing reason is shown at its field, which takes the focus each time', async () => {
  show('Enter a reason')
  for (const _ of [1, 2]) {
    await press('Refuse')
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('link')).toBeNull()
  }
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.type(field(), ' Too late ')
  await press('Refuse')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(onConfirm.mock.calls).toEqual([['Too late']])
})

test('a reason that is not needed may be left out', async () => {
  show()
  await press('Refuse')
  expect(onConfirm.mock.calls).toEqual([['']])
})

test('only an action that takes something away is in the colour of danger', () => {
  const shown = (isHarmless: boolean) => {
    const { unmount } = render(
      <ConfirmDialog
        title="Switch?"
        isHarmless={isHarmless}
        confirmLabel="Switch"
        cancelLabel="Stay"
        closeLabel="Close"
        onConfirm={onConfirm}
        onClose={() => {}}
      >
        <p>Another person is logged in.</p>
      </ConfirmDialog>,
    )
    const { className } = screen.getByRole('button', { name: 'Switch' })
    unmount()
    return className
  }
  expect(shown(true)).toBe(buttonClass({ variant: 'primary' }))
  expect(shown(false)).toBe(buttonClass({ variant: 'danger' }))
})
