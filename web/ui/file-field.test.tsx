import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileField, type FileFieldProps } from './file-field.tsx'

const labels = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: 'Remove',
  sending: 'Sending',
  retry: 'Try again',
}

const show = (more: Partial<FileFieldProps> = {}) => {
  const on = { onChosen: vi.fn(), onRemove: vi.fn() }
  render(
    <FileField
      name="licence"
      label="Business licence"
      accept=".pdf"
      labels={labels}
      limits="PDF, at most 10 MB"
      {...on}
      {...more}
    />,
  )
  return on
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('the limits are shown before a file is chosen, and read by screen readers', () => {
  show({ help: 'As registered', problem: 'This is not a PDF' })
  const field = screen.getByLabelText('Business licence')
  expect(described(field)).toEqual(['PDF, at most 10 MB', 'This is not a PDF', 'As registered'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the same file can be chosen again after it was removed', async () => {
  const { onChosen } = show()
  const file = new File(['x'], 'licence.pdf', { type: 'application/pdf' })
  const field = screen.getByLabelText<HTMLInputElement>('Business licence')
  await userEvent.upload(field, file)
  expect(onChosen).toHaveBeenCalledWith(file)
  expect(field.value).toBe('')
})

test('a file that is being sent shows its progress, rounded down', () => {
  show({ chosen: 'licence.pdf', progress: 0.999 })
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending' }).value).toBe(0.999)
  expect(screen.getByText('99%')).toBeTruthy()
})

test('a file that could not be sent can be sent again or removed', async () => {
  const onRetry = vi.fn()
  const { onRemove } = show({ chosen: 'licence.pdf', onRetry })
  await userEvent.click(screen.getByRole('button', { name: 'Try again licence.pdf' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Remove licence.pdf' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
