import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PlainTimeField } from './plain-time-field.tsx'

async function show(language: Language, defaultValue = '', zone = 'Asia/Shanghai') {
  const translator = await createTranslator('group', language, baseNamespaces)
  render(
    <TranslatorContext value={translator}>
      <form>
        <PlainTimeField name="eta" label="ETA" zone={zone} defaultValue={defaultValue} />
        <button type="button">After</button>
      </form>
    </TranslatorContext>,
  )
  const [day, clock] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!day || !clock) throw new Error('a field of a day and a time')
  return { day, clock }
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

test.each([
  ['zh', '2026年12月4日', 'ETA，UTC+8'],
  ['en', '4 Dec 2026', 'ETA, UTC+8'],
] as const)('in %s a time has 24 hours, and the label names the zone', async (language, day, label) => {
  const field = await show(language, '2026-12-04 18:05')
  expect(plain(field.day.value)).toBe(day)
  expect(field.clock.value).toBe('18:05')
  expect(screen.getByText(label)).toBeTruthy()
  expect(sent()).toEqual({ eta: '2026-12-04 18:05' })
})

test('day and time are typed one after the other; the form gets one text', async () => {
  const { day, clock } = await show('en')
  await userEvent.type(day, '4 Dec 2026')
  await userEvent.type(clock, '930')
  await userEvent.click(screen.getByText('After'))
  expect(clock.value).toBe('09:30')
  expect(sent()).toEqual({ eta: '2026-12-04 09:30' })
})

test('a pasted date and time fills both parts', async () => {
  const { day, clock } = await show('en')
  await userEvent.click(day)
  await userEvent.paste('2026-12-04 18:00')
  await userEvent.click(screen.getByText('After'))
  expect(plain(day.value)).toBe('4 Dec 2026')
  expect(clock.value).toBe('18:00')
  expect(sent()).toEqual({ eta: '2026-12-04 18:00' })
})

test('what is no time stays as typed, so that it is refused', async () => {
  const { clock } = await show('en', '2026-12-04')
  await userEvent.type(clock, '25:00')
  await userEvent.click(screen.getByText('After'))
  expect(clock.value).toBe('25:00')
  expect(sent()).toEqual({ eta: '2026-12-04 25:00' })
})

test('summer time follows the day', async () => {
  await show('en', '2027-07-01 08:00', 'America/Los_Angeles')
  expect(screen.getByText('ETA, UTC−7')).toBeTruthy()
})
