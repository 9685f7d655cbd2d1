import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RegisterLink } from './register-link.tsx'

const number = '91310000MA0000001X'
const written = vi.fn(async (_text: string) => undefined)
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const show = async (country: string) =>
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', ...consoleNamespaces])}>
      <RegisterLink country={country} number={number} />
    </TranslatorContext>,
  )

test('the register opens in a new tab with the number copied; a country without one has no link', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  await show('CN')
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect([link.host, link.target, link.rel]).toEqual(['www.gsxt.gov.cn', '_blank', 'noreferrer'])
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(written).toHaveBeenCalledWith(number)
  expect(await screen.findByText(/copied/i)).toBeTruthy()
  cleanup()
  await show('ZZ')
  expect(screen.queryByRole('link')).toBeNull()
})
