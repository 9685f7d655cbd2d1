import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { brandOf } from '#domain/brands/brands.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import InvitationPage, { handle } from './invitation.tsx'
import { saveInvitationCode } from './invitation-code.ts'

let translator: Translator

beforeEach(async () => {
  window.sessionStorage.clear()
  translator = await createTranslator('ningbo', 'en', handle.namespaces)
})

function show(url: string) {
  const element = <InvitationPage />
  const router = createMemoryRouter(
    [
      { path: '/invitation', element },
      { path: '/invitation/:invitation', element },
    ],
    { initialEntries: [url] },
  )
  render(
    <BrandContext value={{ ...brandOf('ningbo'), origin: 'http://nb.localhost', logInUrl: null }}>
      <TranslatorContext value={translator}>
        <RouterProvider router={router} />
      </TranslatorContext>
    </BrandContext>,
  )
  return router
}

test('a link whose end is missing is said to be incomplete, even if another was opened before', async () => {
  saveInvitationCode(window.sessionStorage, 'Ab3_dE-4567890')
  const router = show('/invitation/abc')
  expect(await screen.findByRole('heading', { name: 'This invitation link is incomplete' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/invitation')
})

test('without a link the page asks for one', async () => {
  show('/invitation')
  expect(await screen.findByRole('textbox')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'This invitation link is incomplete' })).toBeNull()
})
