import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordNotes as Notes } from '#contract/notes.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { RecordNotes } from './record-notes.tsx'

const [own, tan] = [
  { id: 's1', name: 'Su Rui' },
  { id: 's2', name: 'Tan Ruogu' },
]
const note = {
  id: 'n1',
  text: '',
  at: '2026-11-17T01:00:00.000Z',
  by: own,
  isAssignment: false,
  mentioned: [],
  unmatched: [],
}
const none: Notes = { notes: [], owner: null, colleagues: [own, tan], possibleOwners: [own, tan] }
const answers: Record<string, Notes> = {}
const call = vi.fn(async (key: string) => (answers[key] ? ok(answers[key]) : new Promise(() => {})))

beforeEach(async () => {
  window.localStorage.clear()
  answers['GET /api/console/notes'] = none
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  setStaff({ status: 'in', staff: { id: own.id, account: 'sales', name: own.name, roles: ['sales'] } })
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="sales">
        <MemoryRouter>
          <RecordNotes kind="request" id="R261116-000015" />
        </MemoryRouter>
        <Toasts title="Notifications" closeLabel="Close" />
      </QueryLayer>
    </TranslatorContext>,
  )
})
afterEach(() => setStaff({ status: 'out' }))

async function addNote(added: Partial<Notes['notes'][number]>) {
  answers['POST /api/console/notes'] = { ...none, notes: [{ ...note, text: 'A note', ...added }] }
  await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'A note')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
}

test('a note says which colleagues it has reached', async () => {
  await addNote({ mentioned: [tan] })
  expect(await screen.findByText('Note added. Tan Ruogu will see it in the overview.')).toBeTruthy()
  expect(screen.getByText(/Notified: Tan Ruogu/)).toBeTruthy()
})

test('a note says which names reached no one', async () => {
  await addNote({ unmatched: ['Tan'] })
  expect(await screen.findByText(/^Note added, but @Tan could not be notified\./)).toBeTruthy()
  expect(await screen.findByText(/Not notified: @Tan/)).toBeTruthy()
})

test('an assignment says that the colleague was notified, and is in the list', async () => {
  const assignment = { ...note, isAssignment: true, mentioned: [tan] }
  answers['POST /api/console/owner'] = { ...none, owner: tan, notes: [assignment] }
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Handled by' }), 'Tan Ruogu')
  expect(await screen.findByText('Tan Ruogu was notified')).toBeTruthy()
  expect(screen.getByText('Assigned to Tan Ruogu')).toBeTruthy()
})

test('a note that is added elsewhere leaves the typed one in its field', async () => {
  answers['POST /api/console/owner'] = {
    ...none,
    owner: own,
    notes: [{ ...note, id: 'n2', isAssignment: true }],
  }
  const field = await screen.findByRole('textbox', { name: 'New note' })
  await userEvent.type(field, 'Half a note')
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'New note' })).toBe(field)
  expect((field as HTMLTextAreaElement).value).toBe('Half a note')
})
