import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttonClass } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const onConfirm = vi.fn<(reason: string) => void>()

beforeEach(() => onConfirm.mockReset())

const show = (missing?: { readonly text: string; readonly summary: string }) =>
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
const summary = () => screen.queryByRole('alert', { name: 'One field is wrong' })
const needed = { text: 'Enter a reason', summary: 'One field is wrong' }

test('a missing reason is listed in a summary, which takes the focus and links to the field', async () => {
  show(needed)
  await press('Refuse')
  expect(onConfirm).not.toHaveBeenCalled()
  const found = summary()
  expect(document.activeElement).toBe(found)
  await userEvent.click(within(found as HTMLElement).getByRole('link', { name: 'Enter a reason' }))
  const field = screen.getByRole('textbox', { name: 'Reason' })
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the summary takes the focus again each time, and disappears once a reason is given', async () => {
  show(needed)
  await press('Refuse')
  await userEvent.click(screen.getByRole('textbox', { name: 'Reason' }))
  await press('Refuse')
  expect(document.activeElement).toBe(summary())
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Too late ')
  await press('Refuse')
  expect(summary()).toBeNull()
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
