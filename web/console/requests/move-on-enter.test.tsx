import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { moveOnEnter } from './move-on-enter.ts'

const names = ['lines.0.unitPrice', 'lines.0.quantity', 'lines.1.unitPrice', 'lines.1.quantity', 'validUntil']

function show() {
  const [onSend, addLine] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn()]
  render(
    <form onSubmit={onSend} onKeyDown={(event) => moveOnEnter(event, addLine)}>
      {names.map((name) => (
        <input key={name} name={name} aria-label={name} />
      ))}
      <textarea aria-label="remark" />
      <button type="submit">Send</button>
    </form>,
  )
  return { onSend, addLine }
}

const pressEnterIn = async (name: string) => userEvent.type(screen.getByLabelText(name), '{Enter}')

test.each([
  ['lines.0.unitPrice', 'lines.0.quantity'],
  ['lines.0.quantity', 'lines.1.unitPrice'],
  ['validUntil', 'remark'],
])('Enter in %s goes to %s and sends nothing', async (from, to) => {
  const { onSend, addLine } = show()
  await pressEnterIn(from)
  expect(document.activeElement).toBe(screen.getByLabelText(to))
  expect([onSend.mock.calls, addLine.mock.calls]).toEqual([[], []])
})

test('Enter in the last quantity adds a line and sends nothing', async () => {
  const { onSend, addLine } = show()
  await pressEnterIn('lines.1.quantity')
  expect(addLine).toHaveBeenCalledOnce()
  expect(onSend).not.toHaveBeenCalled()
})

test('Enter on the button sends', async () => {
  const { onSend } = show()
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})
