import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MultiCombobox } from './combobox.tsx'
import type { ComboboxOption } from './use-options.ts'

const carriers: readonly ComboboxOption[] = [
  { value: 'MSK', label: 'Maersk' },
  { value: 'MSC', label: 'MSC' },
  { value: 'CMA', label: 'CMA CGM' },
]

const labels = {
  results: (count: number) => `${count} results`,
  none: (text: string) => `Nothing fits ${text}`,
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Try again',
  clear: 'Clear all',
}

const search = (text: string) =>
  carriers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

function Field() {
  const [value, setValue] = useState<readonly ComboboxOption[]>([])
  return (
    <form>
      <MultiCombobox
        label="Carriers"
        name="carriers"
        search={search}
        labels={labels}
        value={value}
        onChange={setValue}
        remove={(label) => `Remove ${label}`}
      />
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Carriers' })
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('carriers').at(-1)
const selected = () => screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent)

test('several are picked one after the other while the list stays open', async () => {
  render(<Field />)
  await userEvent.type(field(), 'mae{Enter}cma{Enter}')
  expect(sent()).toBe('MSK,CMA')
  expect(field().value).toBe('')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(selected()).toEqual(['Maersk', 'CMA CGM'])
})

test('picking one again removes it', async () => {
  render(<Field />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'MSC' }))
  expect(sent()).toBe('MSC')
  await userEvent.click(screen.getByRole('option', { name: 'MSC' }))
  expect(sent()).toBe('')
})

test('a chip is removed by its button, and the focus returns to the field', async () => {
  render(<Field />)
  await userEvent.type(field(), 'mae{Enter}cma{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Maersk' }))
  expect(sent()).toBe('CMA')
  expect(document.activeElement).toBe(field())
})

test('Backspace removes the last one, but only in an empty field', async () => {
  render(<Field />)
  await userEvent.type(field(), 'mae{Enter}cma{Enter}x{Backspace}')
  expect(sent()).toBe('MSK,CMA')
  await userEvent.keyboard('{Backspace}')
  expect(sent()).toBe('MSK')
})

test('typed text without a pick is removed when the field loses the focus', async () => {
  render(<Field />)
  await userEvent.type(field(), 'mae')
  await userEvent.click(document.body)
  expect(field().value).toBe('')
  expect(sent()).toBe('')
})

test('everything can be cleared at once', async () => {
  render(<Field />)
  await userEvent.type(field(), 'mae{Enter}cma{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(sent()).toBe('')
})
