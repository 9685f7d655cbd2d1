import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'
import { SelectField } from './select-field.tsx'

const choices = [
  { value: 'CNNGB', label: 'Ningbo' },
  { value: 'CNSHA', label: 'Shanghai' },
]
const port = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Port' })

test('the chosen value is reported, the placeholder as an empty one', async () => {
  const onChosen = vi.fn()
  render(<Select aria-label="Port" choices={choices} placeholder="All ports" onChosen={onChosen} />)
  expect(port().value).toBe('')
  await userEvent.selectOptions(port(), 'Shanghai')
  await userEvent.selectOptions(port(), 'All ports')
  expect(onChosen.mock.calls).toEqual([['CNSHA'], ['']])
})

test('a controlled select shows the value of its owner', async () => {
  const { rerender } = render(<Select aria-label="Port" choices={choices} value="CNSHA" />)
  await userEvent.selectOptions(port(), 'Ningbo')
  expect(port().value).toBe('CNSHA')
  rerender(<Select aria-label="Port" choices={choices} value="CNNGB" />)
  expect(port().value).toBe('CNNGB')
})

test('a field has its label, and its problem is read with it', () => {
  render(<SelectField name="port" label="Port" choices={choices} problem="Select a port" />)
  expect(port().getAttribute('aria-invalid')).toBe('true')
  const described = port().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Select a port')
})
