import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LineTemplate } from '#contract/line-templates.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const lines = [{ fee: 'DOC', group: 'origin', quantity: '1' }] as const
const templateOf = (id: string, name: string): LineTemplate => ({
  id,
  name,
  lines: [...lines],
  version: 1,
  changedBy: 'Su Rui',
  changedAt: '2026-11-19T08:00:00.000Z',
})
const templates = [templateOf('1', 'First'), templateOf('2', 'Second')]

async function show(typed: readonly (typeof lines)[number][] = lines) {
  const call = vi.fn(async () => ok({ templates }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', ...consoleNamespaces, 'forms', 'refusals', 'requestsAdmin'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="sales">
        <TemplatesDialog
          templates={templates}
          lines={[...typed]}
          onDone={vi.fn()}
          onStale={vi.fn()}
          onClose={vi.fn()}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('name')

test.each([
  ['Rename', 'Rename', 'name', 'Back to the list'],
  ['Replace charges', 'Replace the charges of this template?', 'Keep template', 'Keep template'],
  ['Delete', 'Delete this template?', 'Keep template', 'Keep template'],
])('%s is a step of its own, and the focus goes there and back', async (action, title, first, back) => {
  await show()
  await press(`${action} Second`)
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe(title)
  expect(focused()).toBe(first)
  await press(back)
  expect(focused()).toBe('Rename Second')
})

test('without charges there is nothing to replace with, and the list is one step away', async () => {
  await show([])
  await press('Replace charges First')
  await press('Back to the list')
  expect(focused()).toBe('Rename First')
})
