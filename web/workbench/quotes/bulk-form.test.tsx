import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneSheetLimits } from '#domain/quotes/parse-lanes.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BulkForm } from './bulk-form.tsx'

const call = vi.fn(async () => invalidFields({ file: 'too-many' }))
const onRows = vi.fn()

beforeEach(async () => {
  call.mockClear()
  onRows.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...formNamespaces,
    'myQuotes',
    'workbench',
  ])
  const { container } = render(
    <TranslatorContext value={translator}>
      <BulkForm isSending={false} onRows={onRows} />
    </TranslatorContext>,
  )
  input = container.querySelector('input[type="file"]') as HTMLInputElement
})

let input: HTMLInputElement

const alertText = () => screen.getByRole('alert').textContent
const tooMany = 'The list has too many rows. Send 200 rows or fewer at a time.'

test('too many pasted rows are refused with the number of rows', async () => {
  const lanes = 'CNNGB NLRTM 40HQ 1\n'.repeat(laneSheetLimits.rows + 1)
  fireEvent.input(screen.getByLabelText('Paste lanes'), { target: { value: lanes } })
  await userEvent.click(screen.getByRole('button', { name: /Get prices/ }))
  expect(alertText()).toBe(tooMany)
  expect(onRows).not.toHaveBeenCalled()
})

test('too many rows in a file are refused with the same sentence', async () => {
  await userEvent.upload(input, new File(['x'], 'lanes.csv'))
  expect(call).toHaveBeenCalledOnce()
  expect(alertText()).toBe(tooMany)
})

test('a file beyond the limit that the form states is not sent', async () => {
  screen.getByText(/Maximum 2 MB/)
  const bytes = new Uint8Array(laneSheetLimits.megabytes * megabyte + 1)
  await userEvent.upload(input, new File([bytes], 'lanes.csv'))
  expect(call).not.toHaveBeenCalled()
  expect(alertText()).toContain('2 MB')
})
