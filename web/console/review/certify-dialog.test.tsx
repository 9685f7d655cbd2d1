import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CompanyFile } from '#contract/review.ts'
import { refusal } from '#domain/values/refusal.ts'
import { type Client, provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { CertifyDialog } from './certify-dialog.tsx'

const file = { companyId: 'one', name: 'North Sea Forwarding', submittedAt: '2026-11-18T07:19:00Z' }

test.each([
  ['31 Dec 2020', /no longer valid/, undefined],
  ['next year', /Enter a date/, undefined],
  ['31 Dec 2099', undefined, '2099-12-31'],
  ['', undefined, undefined],
])('a licence until "%s"', async (typed, problem, licenceValidTo) => {
  const call = vi.fn(async () => refusal('company-already-known'))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Client)
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'console'])
  const rest = { onDone: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() }
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="reviewer">
        <CertifyDialog file={file as unknown as CompanyFile} {...rest} />
      </QueryLayer>
    </TranslatorContext>,
  )
  fireEvent.change(screen.getByLabelText('Licence valid until'), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  if (problem) {
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: /^1 field needs attention/ }))
    fireEvent.click(screen.getByRole('link', { name: problem }))
    expect(document.activeElement).toBe(screen.getByLabelText('Licence valid until'))
    expect(call).not.toHaveBeenCalled()
  } else {
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    const [, input] = call.mock.calls[0] as unknown as [string, { body: { licenceValidTo?: string } }]
    expect(input.body.licenceValidTo).toBe(licenceValidTo)
  }
})

test('a reviewer who approves a company a second time reads what to do with the application', async () => {
  const call = vi.fn(async () => refusal('company-already-known'))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Client)
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'console'])
  const rest = { onDone: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() }
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="reviewer">
        <CertifyDialog file={file as unknown as CompanyFile} {...rest} />
      </QueryLayer>
    </TranslatorContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const problem = await screen.findByText(/Reject this application; the applicant can ask to join/)
  expect(problem.textContent).not.toMatch(/You can request to join/)
  expect(rest.onDone).not.toHaveBeenCalled()
})
