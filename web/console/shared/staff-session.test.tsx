import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { leaveConsole, logOutStaff } from './staff-session.ts'
import { setStaff } from './staff-state.ts'

type StaffMember = Extract<Parameters<typeof setStaff>[0], { status: 'in' }>['staff']

afterEach(() => setStaff({ status: 'asking' }))

test('a log-out removes the drafts of all console forms of this account, and no others', async () => {
  provideClient({ call: async () => ok(null), forgetLogIn: () => {} } as unknown as Parameters<
    typeof provideClient
  >[0])
  window.localStorage.clear()
  for (const form of ['rate-1', 'prices-ocean', 'note-2']) {
    window.localStorage.setItem(`draft-${form}-tan`, '{}')
    window.localStorage.setItem(`draft-${form}-su`, '{}')
  }
  setStaff({ status: 'in', staff: { id: 'tan' } as StaffMember })
  await logOutStaff()
  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    'draft-note-2-su',
    'draft-prices-ocean-su',
    'draft-rate-1-su',
  ])
})

function Form({ draft }: { readonly draft: FormDraft }) {
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  return (
    <form ref={form}>
      <input name="remark" aria-label="remark" defaultValue={draft.values?.remark} />
    </form>
  )
}

/** The same form of the same record, opened by an account. */
async function openAs(id: string) {
  cleanup()
  setStaff({ status: 'in', staff: { id } as StaffMember })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', 'drafts'])}>
      <QueryLayer user={id}>
        <Drafted form="answer-1">{(draft) => <Form draft={draft} />}</Drafted>
      </QueryLayer>
    </TranslatorContext>,
  )
  return screen.getByLabelText<HTMLInputElement>('remark')
}

test('an ended session that is left keeps what was typed for its account and shows it to no other', async () => {
  provideClient({ forgetLogIn: () => {} } as unknown as Parameters<typeof provideClient>[0])
  window.localStorage.clear()
  await userEvent.type(await openAs('tan'), 'Two sailings a week')
  window.dispatchEvent(new Event('pagehide'))
  leaveConsole()
  expect((await openAs('su')).value).toBe('')
  expect(screen.queryByRole('status')).toBeNull()
  expect((await openAs('tan')).value).toBe('Two sailings a week')
  expect(screen.getByRole('status')).toBeTruthy()
})
