import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { PersonView } from '#contract/identity.ts'
import { brands } from '#domain/brands/brands.ts'
import { withoutCompany } from '#tests/support/certification-views.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { Gate, gateNamespaces } from './gate.tsx'

afterEach(() => changeSession(loggedOutState))

async function show(state: 'certified' | 'suspended') {
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: { ...withoutCompany, state, role: 'member', memberStatus: 'active' },
  })
  const translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...gateNamespaces])
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
        <MemoryRouter>
          <Gate permission="place-order">The order form</Gate>
        </MemoryRouter>
      </BrandContext>
    </TranslatorContext>,
  )
}

test('a member of a suspended company reads why no order can be placed, and where to ask', async () => {
  await show('suspended')
  const { phone, email } = brands.ningbo.contact
  expect(screen.getByText(/verification is suspended/)).toBeTruthy()
  expect(screen.getByText(`Phone ${phone}, email ${email}`)).toBeTruthy()
  expect(screen.queryByText('The order form')).toBeNull()
})

test('a member of a certified company places orders', async () => {
  await show('certified')
  expect(screen.getByText('The order form')).toBeTruthy()
})
