import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RateRow } from '#contract/rates.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { SelectedRates } from './selected-rates.tsx'

const rateOf = (code: string) => ({ rateId: code, code, kind: 'ocean-lane', state: 'in-force' }) as RateRow
const listKey = 'GET /api/console/rates'
const call = vi.fn(async (key: string) =>
  key === listKey ? ok({ rows: [], next: null }) : refusal('some-rates-ended', { codes: 'QE1-CNTAO-NLRTM' }),
)

let translator: Translator

beforeEach(async () => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
})

/** The list beside the selection, so that reading it again can be seen. */
function Page({ onDone }: { onDone(): void }) {
  useCallQuery(listKey, { query: { kind: 'ocean-lane', size: 100 } })
  return <SelectedRates filters={{ kind: 'ocean-lane' }} rates={[rateOf('A'), rateOf('B')]} onDone={onDone} />
}

test('a refused archive names the codes, says that nothing was archived and reads the list again', async () => {
  const onDone = vi.fn()
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <Page onDone={onDone} />
        <Toasts title="Notifications" closeLabel="Close" />
      </QueryLayer>
    </TranslatorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  const reads = () => call.mock.calls.filter(([key]) => key === listKey).length
  expect(reads()).toBe(1)
  const dialog = screen.getByRole('dialog', { name: 'Archive 2 rates?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(within(dialog).getByRole('link', { name: 'Enter a reason' })).toBeDefined()
  expect(call).not.toHaveBeenCalledWith(
    'POST /api/console/rates/archive',
    expect.anything(),
    expect.anything(),
  )
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Season over')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
  await screen.findByText(
    'No rates were archived, because these are already archived: QE1-CNTAO-NLRTM. Deselect them and try again.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(reads()).toBe(2)
  expect(onDone).not.toHaveBeenCalled()
})
