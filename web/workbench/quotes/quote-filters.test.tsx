import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import type { TableControl } from '#web/components/table/use-table-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteFilters } from './quote-filters.tsx'

const applied: unknown[] = []
const since = { since: '2026-11-18', until: '2026-11-17' } as Readonly<Record<string, string>>
const control = {
  filter: (name: string) => since[name] ?? '',
  setFilters: (next: unknown) => applied.push(next),
} as unknown as TableControl

test('reversed days are refused: the summary takes the focus and leads to the field', async () => {
  provideClient({ call: async () => ok({ labels: [], ports: [] }) } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes', 'table'] as const
  render(
    <TranslatorContext value={await createTranslator('ningbo', 'en', namespaces)}>
      <MemoryRouter>
        <QueryLayer user="reader of quotes">
          <QuoteFilters control={control} />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: /^1 field needs attention/ }))
  await userEvent.click(screen.getByRole('link', { name: 'The last day is before the first' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Quoted until'))
  expect(applied).toEqual([])
})
