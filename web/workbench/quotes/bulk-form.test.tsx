import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneSheetLimits } from '#domain/quotes/lanes/parse-lanes.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BulkForm } from './bulk-form.tsx'

const call = vi.fn(async (): Promise<Result<unknown>> => invalidFields({ file: 'too-many' }))
const onRows = vi.fn()
const onText = vi.fn()

beforeEach(async () => {
  call.mockClear()
  onRows.mockClear()
  onText.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...formNamespaces,
    'myQuotes',
    'workbench',
  ])
  show('')
})

let translator: Translator
let input: HTMLInputElement

function show(text: string) {
  const { container } = render(
    <TranslatorContext value={translator}>
      <BulkForm text={text} onText={onText} onRows={onRows} isSending={false} />
    </TranslatorContext>,
  )
  input = container.querySelector('input[type="file"]') as HTMLInputElement
}

const alertText = () => screen.getByRole('alert').textContent
const tooMany = 'The list has too many rows. Submit up to 200 rows at a time.'

test('too many pasted rows are refused with the number of rows', () => {
  const lanes = 'CNNGB NLRTM 40HQ 1\n'.repeat(laneSheetLimits.rows + 1)
  fireEvent.input(screen.getByLabelText('Paste lanes'), { target: { value: lanes } })
  expect(alertText()).toBe(tooMany)
  expect(screen.queryByRole('button', { name: /Get prices/ })).toBeNull()
  fireEvent.input(screen.getByLabelText('Paste lanes'), { target: { value: 'CNNGB NLRTM 40HQ 1' } })
  expect(alertText()).toBe('')
  screen.getByRole('button', { name: 'Get prices (1)' })
})

test('a cell that is too long is named', async () => {
  call.mockResolvedValueOnce(invalidFields({ file: 'too-long' }))
  await userEvent.upload(input, new File(['x'], 'lanes.csv'))
  expect(alertText()).toBe('A cell contains too much text. Shorten it and submit the list again.')
})

test('too many rows in a file are refused with the same sentence', async () => {
  await userEvent.upload(input, new File(['x'], 'lanes.csv'))
  expect(call).toHaveBeenCalledOnce()
  expect(alertText()).toBe(tooMany)
})

test('a file beyond the limit that the form states is not sent', async () => {
  screen.getByText(/Maximum 2 MB; CSV files 1 MB/)
  const bytes = new Uint8Array(laneSheetLimits.megabytes * megabyte + 1)
  await userEvent.upload(input, new File([bytes], 'lanes.csv'))
  expect(call).not.toHaveBeenCalled()
  expect(alertText()).toContain('2 MB')
})

test('lanes that were kept are in the field again, to be corrected', async () => {
  const kept = 'CNNGB NLRTM 40HQ 1\nCNNGB Nowhere 40HQ 1'
  cleanup()
  show(kept)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste lanes').value).toBe(kept)
  screen.getByText('Row 2: Unknown port of discharge')
  const corrected = kept.replace('Nowhere', 'DEHAM')
  fireEvent.input(screen.getByLabelText('Paste lanes'), { target: { value: corrected } })
  expect(onText).toHaveBeenLastCalledWith(corrected)
  await userEvent.click(screen.getByRole('button', { name: 'Get prices (2)' }))
  expect(onRows).toHaveBeenCalledOnce()
})

test('a file without lanes says so', async () => {
  call.mockResolvedValueOnce(ok({ rows: [] }))
  await userEvent.upload(input, new File(['hello'], 'lanes.csv'))
  expect(screen.getByText(/^No lanes were found in this file/)).toBeDefined()
})

test('the lanes of a file are kept as text', async () => {
  call.mockResolvedValueOnce(
    ok({ rows: [{ row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '1'], lane: null, fields: {} }] }),
  )
  await userEvent.upload(input, new File(['x'], 'lanes.csv'))
  expect(onText).toHaveBeenLastCalledWith('CNNGB\tNLRTM\t40HQ\t1')
})
