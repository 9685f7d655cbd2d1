import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { RequestSection } from './request-section.tsx'

const sent = { secondsToNext: 60, lifeSeconds: 1800 }
let answer: Result<unknown>
const call = vi.fn(async (key: string, _input: { readonly body: Readonly<Record<string, unknown>> }) =>
  key.endsWith('sendCode') ? ok(sent) : answer,
)

let translator: Translator

beforeEach(async () => {
  call.mockClear()
  window.sessionStorage.clear()
  changeSession(loggedOutState)
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, ...gateNamespaces, 'drafts', 'requests'] as const
  translator = await createTranslator('group', 'en', namespaces)
})

afterEach(() => changeSession(loggedOutState))

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

const show = () =>
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter initialEntries={['/service/soc']}>
        <RequestSection
          kind="soc"
          defaults={{ from: 'Shanghai', to: 'Jebel Ali', containers: '40HQ.2', readyOn: '2026-12-20' }}
        />
      </MemoryRouter>
    </TranslatorContext>,
  )

async function fillIn() {
  show()
  await type('Contact person', 'Aisha Khan')
  await userEvent.click(screen.getByRole('button', { name: 'Use an email address instead' }))
  await type('Email', 'aisha@trade.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await type('Verification code', '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
}

test('a visitor sends a request with a verified contact and gets the link to it', async () => {
  answer = ok({ number: 'R261117-000042', linkCode: 'a_b-C3d4e5f6g7h8i9j0kl' })
  await fillIn()
  await screen.findByText('Request R261117-000042 has been sent')
  const [code, request] = call.mock.calls
  expect(code?.[1].body).toEqual({ email: 'aisha@trade.example', purpose: 'request-quote' })
  expect(request?.[0]).toBe('POST /api/visitorRequests')
  expect(request?.[1].body).toEqual({
    kind: 'soc',
    details: {
      from: 'Shanghai',
      to: 'Jebel Ali',
      containers: [{ type: '40HQ', count: 2 }],
      readyOn: '2026-12-20',
    },
    contact: { name: 'Aisha Khan' },
    email: 'aisha@trade.example',
    code: '123456',
    key: expect.any(String),
  })
  expect(screen.getByRole('link', { name: 'View the request' }).getAttribute('href')).toBe(
    '/quote/request#R261117-000042.a_b-C3d4e5f6g7h8i9j0kl',
  )
})

test('a wrong code is named at its field and keeps what was typed; another try has the same key', async () => {
  answer = refusal('wrong-code')
  await fillIn()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')))
  answer = ok({ number: 'R261117-000043', linkCode: null })
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Request R261117-000043 has been sent')
  const keys = call.mock.calls.slice(1).map(([, { body }]) => body.key)
  expect(keys[0]).toBe(keys[1])
  // The contact has an account.
  expect(screen.queryByRole('link', { name: 'View the request' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View this request' }).getAttribute('href')).toBe(
    '/workbench/quotes?request=R261117-000043',
  )
})

test('what a visitor typed is there again in the same tab until it is sent; the code is not stored', async () => {
  answer = refusal('wrong-code')
  await fillIn()
  const stored = window.sessionStorage.getItem('draft-request-soc-visitor') ?? ''
  expect(stored).toContain('Aisha Khan')
  expect(stored).not.toContain('123456')
  expect(window.localStorage.getItem('draft-request-soc-visitor')).toBeNull()
  cleanup()
  show()
  expect(screen.getByLabelText<HTMLInputElement>('Contact person').value).toBe('Aisha Khan')
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(screen.getByLabelText<HTMLInputElement>('Contact person').value).toBe('')
  expect(window.sessionStorage.getItem('draft-request-soc-visitor')).toBeNull()
})
