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
