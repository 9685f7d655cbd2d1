import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { LogInAgain } from './log-in-again.tsx'

const staff = { id: 's1', account: 'zhou', name: '周航', roles: [] }

const answer = async () => refusal('not-found')

beforeEach(() => provideClient({ call: answer, enter: answer, forgetLogIn: () => {} } as never))
afterEach(() => setStaff({ status: 'out' }))

async function show(language: Language, isDisabled: boolean) {
  setStaff({ status: 'in', staff, isExpired: true, isDisabled })
  const translator = await createTranslator('group', language, ['common', 'forms', ...consoleNamespaces])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer>
        <LogInAgain />
      </QueryLayer>
    </TranslatorContext>,
  )
}

test.each([
  ['en', 'Account disabled', /^Your account has been disabled, 周航\./],
  ['zh', '账号已停用', /您的账号已停用/],
] as const)('in %s a disabled account is named as such and has no form', async (language, title, text) => {
  await show(language, true)
  expect(await screen.findByRole('dialog', { name: title, hidden: true })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByLabelText(/Password|密码/)).toBeNull()
})

test('any other end of a session asks for a log-in', async () => {
  await show('en', false)
  expect(await screen.findByRole('dialog', { name: 'Log in again', hidden: true })).toBeTruthy()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
