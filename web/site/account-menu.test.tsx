import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PersonView } from '#contract/identity.ts'
import type { Brand } from '#domain/brands/brand.ts'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { AccountMenu } from './account-menu.tsx'

afterEach(() => changeSession(loggedOutState))

async function show(avatarFileId: string | null, brand: Brand = brands.group) {
  changeSession({ loggedIn: true, person: { id: 'lin', name: 'Lin Hai', avatarFileId } as PersonView })
  const translator = await createTranslator('group', 'en', baseNamespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brand, origin: 'http://localhost', logInUrl: null }}>
        <MemoryRouter>
          <AccountMenu />
        </MemoryRouter>
      </BrandContext>
    </TranslatorContext>,
  )
  return screen.getByRole('button', { name: /^Lin Hai/ })
}

test('the header shows the picture of the user', async () => {
  const read: unknown[] = []
  const call = async (_key: string, input: unknown) => {
    read.push(input)
    return ok(new Blob(['picture'], { type: 'image/png' }))
  }
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const button = await show('file-1')
  await vi.waitFor(() => expect(button.querySelector('img')?.src).toContain('data:image/png'))
  expect(read).toEqual([{ query: { id: 'file-1' } }])
})

test('a user without a picture has an icon, and no picture is requested', async () => {
  const call = vi.fn()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const button = await show(null)
  expect(button.querySelector('img')).toBeNull()
  expect(button.querySelector('svg')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['group', false],
  ['shenzhen', true],
] as const)('the menu of the brand %s leads to the Shenzhen workbench: %s', async (code, leads) => {
  await show(null, brands[code])
  expect(screen.queryByText('Shenzhen workbench') !== null).toBe(leads)
})
