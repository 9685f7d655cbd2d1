import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { DueTime } from './due-time.tsx'

let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('group', 'en', ['console'])
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const shown = (at: string | null) =>
  render(
    <TranslatorContext value={translator}>
      <DueTime at={at} />
    </TranslatorContext>,
  )

test('a request is marked as overdue once its time is over, while the page stays open', () => {
  vi.setSystemTime('2026-11-16T02:59:50Z')
  shown('2026-11-16T03:00:00.000Z')
  expect(screen.queryByText('Overdue')).toBeNull()
  expect(screen.getByRole('time').textContent).toContain('11:00')
  act(() => vi.advanceTimersByTime(15_000))
  screen.getByText('Overdue')
})

test('a closed request is not due', () => {
  expect(shown(null).container.textContent).toBe('')
})
