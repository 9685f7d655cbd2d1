import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { provideTranslator } from '#web/language/current-translator.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext, useTranslation } from '#web/language/use-translation.ts'
import { staticIslandsReady } from '#web/ui/static-island.tsx'
import { staticSection } from './static-section.tsx'

/** Links as in the markup of a server: no component of the router. */
function Links() {
  const { t } = useTranslation('homeSections')
  return (
    <>
      <a href="/aboutUs">
        <b>{t('viewService')}</b>
      </a>
      <a href="https://example.com/">elsewhere</a>
    </>
  )
}
const Section = staticSection(async () => Links)

const Path = () => <p>at {useLocation().pathname}</p>

// As in a browser: one for as long as the page is open.
const translator = await createTranslator('group', 'en', ['common'])

const show = () =>
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <Section />
        <Path />
      </MemoryRouter>
    </TranslatorContext>,
  )

beforeEach(async () => {
  provideTranslator(translator)
  show()
  await screen.findByText('View service')
})

test('a section loads its texts, and its links are followed without loading the page anew', async () => {
  fireEvent.click(screen.getByText('View service'))
  expect(await screen.findByText('at /aboutUs')).toBeTruthy()
})

test.each([
  ['elsewhere', {}],
  ['View service', { ctrlKey: true }],
  ['View service', { button: 1 }],
])('%s with %o is left to the browser', (text, keys) => {
  let isLeft = false
  // The browser of the tests would really leave the page.
  const stop = (click: Event) => {
    isLeft = !click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  fireEvent.click(screen.getByText(text), keys)
  expect(isLeft).toBe(true)
  expect(screen.getByText('at /')).toBeTruthy()
})

test('once all sections are ready, the next one is there at once', async () => {
  await staticIslandsReady()
  show()
  expect(screen.getAllByText('elsewhere')).toHaveLength(2)
})
