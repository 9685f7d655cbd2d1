import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PlainDayField } from './plain-day-field.tsx'

async function show(language: Language) {
  const translator = await createTranslator('group', language, baseNamespaces)
  render(
    <TranslatorContext value={translator}>
      <form>
        <PlainDayField name="day" label="Day" defaultValue="2026-11-18" />
      </form>
    </TranslatorContext>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
}

const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)).day

test.each([
  ['zh', '2026年11月18日', '12-1'],
  ['en', '18 Nov 2026', '1 December'],
] as const)('in %s a day is shown as %s, and "%s" is understood', async (language, written, typed) => {
  const field = await show(language)
  expect(field.value.replaceAll('\u00A0', ' ')).toBe(written)
  expect(sent()).toBe('2026-11-18')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(sent()).toMatch(/^20\d\d-12-01$/)
})
