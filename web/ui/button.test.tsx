import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, buttonClass } from './button.tsx'

test('a button does not send the form unless its type is submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a pending button keeps its name and focus, and does nothing when it is pressed', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const onClick = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Port" />
      <Button type="submit" isPending onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send', busy: true })
  button.focus()
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Port'), 'NGB{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.disabled).toBe(false)
})

test('attributes and handlers reach the button element', async () => {
  const onClick = vi.fn()
  render(<Button aria-label="Close" isSquare icon="close" onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('a link can look like each kind of button', () => {
  const looks = (['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) =>
    buttonClass({ variant }),
  )
  expect(new Set(looks).size).toBe(4)
  expect(buttonClass()).toBe(buttonClass({ variant: 'secondary' }))
})
