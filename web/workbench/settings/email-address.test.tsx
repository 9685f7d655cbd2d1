import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { PersonView } from '#contract/identity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { changeSession, loggedOutState, useSession } from '#web/client/session-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { EmailAddress } from './email-address.tsx'

const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'settings'])
const lin: PersonView = {
  id: 'lin',
  account: 'linhai',
  name: '林海',
  mobile: '138****0001',
  email: null,
  logsInByEmail: false,
  unconfirmedEmail: null,
  language: 'en',
  avatarFileId: null,
  statedCompany: null,
}
const [old, next] = ['lin@shipper.example', 'hai@shipper.example']
const codeSent = { secondsToNext: 60, lifeSeconds: 1800 }

let answer: (body: Readonly<Record<string, unknown>>) => Result<unknown>
let sent: [string, unknown][]

function Shown() {
  const person = useSession((state) => state.person)
  return person && <EmailAddress person={person} />
}

function show(emails: Partial<PersonView>) {
  changeSession({ loggedIn: true, person: { ...lin, ...emails } })
  render(
    <TranslatorContext value={translator}>
      <QueryLayer>
        <Shown />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address (optional)' })
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const toasts = () => renderHook(useToasts).result.current

beforeEach(() => {
  for (const { id } of toasts()) dismissToast(id)
  changeSession(loggedOutState)
  sent = []
  const call = async (key: string, { body }: { body: Readonly<Record<string, unknown>> }) => {
    sent.push([key.replace('POST /api/identity/', ''), body])
    return answer(body)
  }
  provideClient({ call, enter: call, forgetLogIn: () => {} } as never)
})

test('a new address waits for its code, which cannot be requested again at once', async () => {
  show({ email: old })
  expect(screen.getByText('Confirmed')).toBeTruthy()
  answer = () => ok({ person: { ...lin, email: old, unconfirmedEmail: next }, codeSent })
  await userEvent.clear(address())
  await userEvent.type(address(), ` ${next} `)
  await userEvent.click(button('Save email address'))
  expect(await code()).toBeTruthy()
  expect(sent).toEqual([['changeEmail', { email: next }]])
  expect(screen.getByText('Not confirmed')).toBeTruthy()
  expect(screen.getByText(`Confirm ${next}`, { exact: false })).toBeTruthy()
  expect(screen.getByText(`We still send emails to ${old}.`)).toBeTruthy()
  expect(screen.getByText('valid for 30 minutes', { exact: false })).toBeTruthy()
  expect((button(/^Resend in \d+ s$/) as HTMLButtonElement).disabled).toBe(true)
})

test('the code confirms the address; a wrong one is said so', async () => {
  show({ email: old, unconfirmedEmail: next })
  answer = () => refusal('wrong-code')
  await userEvent.type(await code(), '123456')
  await userEvent.click(button('Confirm address'))
  expect(await screen.findAllByText(/This code is incorrect/)).toBeTruthy()
  answer = () => ok({ ...lin, email: next })
  await userEvent.click(button('Confirm address'))
  await waitFor(() => expect(address().value).toBe(next))
  expect(sent.at(-1)).toEqual(['confirmEmail', { code: '123456' }])
  expect(screen.getByText('Confirmed')).toBeTruthy()
})

test('a code of half the length is not sent', async () => {
  show({ unconfirmedEmail: next })
  await userEvent.type(await code(), '123')
  await userEvent.click(button('Confirm address'))
  expect(sent).toEqual([])
})

test('an address that was entered earlier gets a code on request', async () => {
  show({ unconfirmedEmail: next })
  answer = () => ok({ person: { ...lin, unconfirmedEmail: next }, codeSent })
  await userEvent.click(button('Send code'))
  expect(await screen.findByText('valid for 30 minutes', { exact: false })).toBeTruthy()
  expect(sent).toEqual([['changeEmail', { email: next }]])
})

test.each([
  ['Cancel change', old, 'Change cancelled'],
  ['Remove address', null, 'Email address removed'],
])('%s keeps %s', async (name, email, toast) => {
  show({ email, unconfirmedEmail: next })
  answer = () => ok({ person: { ...lin, email }, codeSent: null })
  await userEvent.click(button(name))
  await waitFor(() => expect(address().value).toBe(email ?? ''))
  expect(sent).toEqual([['changeEmail', { email }]])
  expect(toasts().map(({ text }) => text)).toEqual([toast])
})

test.each([
  ['', null, null, 'Email address removed'],
  [old, old, old, 'This address is already confirmed'],
])('saving %j is answered', async (typed, email, saved, toast) => {
  show({ email: old })
  answer = () => ok({ person: { ...lin, email: saved }, codeSent: null })
  await userEvent.clear(address())
  if (typed) await userEvent.type(address(), typed)
  await userEvent.click(button('Save email address'))
  await waitFor(() => expect(toasts().map(({ text }) => text)).toEqual([toast]))
  expect(sent).toEqual([['changeEmail', { email }]])
})

test('a limit is shown at the form, and the address stays as typed', async () => {
  show({ email: old })
  answer = () => refusal('codes-paused')
  await userEvent.clear(address())
  await userEvent.type(address(), next)
  await userEvent.click(button('Save email address'))
  // Without the advice to log in with a password, which the login form gives.
  expect(await screen.findByText('We cannot send codes right now. Please try again later.')).toBeTruthy()
  expect(address().value).toBe(next)
})
