import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

// jsdom has no dialogs; like a browser, this one focuses the first control.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.querySelector<HTMLElement>('button, input')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

test('the first field gets the focus, not the tabs before it', () => {
  render(
    <Dialog title="Log in" closeLabel="Close" onClose={() => {}}>
      <button type="button">Password</button>
      <input type="text" aria-label="Account" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Account'))
})

test('where actions come before the field, the first of them gets the focus', () => {
  render(
    <Dialog title="Manage" closeLabel="Close" startsAtTop onClose={() => {}}>
      <button type="button">Disable</button>
      <input type="text" aria-label="Order limit" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Disable' }))
})

test('a number in its title is a part of its own, which stays on one line', () => {
  render(
    <Dialog title="Complete order S261119-000001?" closeLabel="Close" onClose={() => {}}>
      <p>Nothing else.</p>
    </Dialog>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Complete order S261119-000001?')
  expect(screen.getByText('S261119-000001').tagName).toBe('SPAN')
})
