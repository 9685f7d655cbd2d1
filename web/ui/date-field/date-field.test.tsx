import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField, type DateFieldProps } from './date-field.tsx'

const labels = {
  open: 'Choose a day',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  unavailable: 'not available',
}

const onChange = vi.fn()

function Field({ value: first = '', ...more }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <form>
      <DateField
        name="etd"
        label="Earliest departure"
        locale="en-GB"
        today="2026-11-15"
        labels={labels}
        value={value}
        onChange={change}
        format={(day) => `on ${day}`}
        parse={(typed) => (/^\d{8}$/.test(typed) ? typed.replace(/(....)(..)/, '$1-$2-') : undefined)}
        {...more}
      />
      <button type="button">After</button>
    </form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Earliest departure')
const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose a day' }))
const focusedDay = () => document.activeElement?.getAttribute('data-day')
const day = (name: RegExp) => screen.getByRole('gridcell', { name })
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

test('a typed day is read at once, and written in full when the field loses the focus', async () => {
  render(<Field />)
  await userEvent.type(field(), '20261118')
  expect(field().value).toBe('20261118')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-18')
  await userEvent.tab()
  expect(field().value).toBe('on 2026-11-18')
  expect(sent()).toEqual({ etd: '2026-11-18' })
})

test('a text that is no day stays as typed, and the form refuses it', async () => {
  render(<Field problem="This is not a date" />)
  await userEvent.type(field(), 'soon')
  await userEvent.tab()
  expect(field().value).toBe('soon')
  expect(sent()).toEqual({ etd: 'soon' })
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a day that is chosen reaches the form as input', async () => {
  const onInput = vi.fn()
  render(
    <div onInput={onInput}>
      <Field />
    </div>,
  )
  await open()
  await userEvent.click(day(/18 November/))
  expect(onInput).toHaveBeenCalledOnce()
})

test('the calendar opens at the chosen day, or today, and gives the focus back', async () => {
  render(<Field value="2026-12-24" />)
  await open()
  expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeTruthy()
  expect(focusedDay()).toBe('2026-12-24')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a day' }))
})

test('the keys move by days, weeks and months, and Enter chooses', async () => {
  render(<Field />)
  await open()
  expect(focusedDay()).toBe('2026-11-15')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Home}')
  expect(focusedDay()).toBe('2026-12-21')
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('on 2026-12-21')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing before the first day or after the last can be reached or chosen', async () => {
  render(<Field min="2026-11-10" max="2026-12-05" />)
  await open()
  await userEvent.keyboard('{PageUp}')
  expect(focusedDay()).toBe('2026-11-10')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true)
  onChange.mockClear()
  await userEvent.click(day(/9 November.*not available/))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(focusedDay()).toBe('2026-12-05')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true)
})

test('a day that cannot be chosen can have the focus and is read as unavailable', async () => {
  render(<Field isDisabled={(each) => each === '2026-11-16'} />)
  await open()
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedDay()).toBe('2026-11-16')
  onChange.mockClear()
  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('marks are read with their day, and today and the chosen day are marked', async () => {
  const holiday = { text: 'National Day', sign: 'H' }
  render(<Field value="2026-11-18" markOf={(each) => (each === '2026-11-20' ? holiday : undefined)} />)
  await open()
  expect(day(/20 November.*National Day/).textContent).toBe('20H')
  expect(day(/15 November/).getAttribute('aria-current')).toBe('date')
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('18')
})

test('a press elsewhere closes the calendar', async () => {
  render(<Field />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
