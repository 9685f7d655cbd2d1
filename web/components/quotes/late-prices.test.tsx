import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Prices } from './prices.tsx'
import type { QuoteQueryInput } from './state/use-prices.ts'

const load = vi.hoisted(() => vi.fn())

vi.mock('./state/late-result.ts', async () => {
  const { LatePart } = await import('#web/language/late-part.ts')
  return { lateResult: new LatePart([], load) }
})

const query = { mode: 'depot' } as unknown as QuoteQueryInput

test('before a search the code of the result is loaded at the first sign of use; without it the page says so', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces])
  provideTranslator(translator)
  const page = (asked: QuoteQueryInput | undefined) => (
    <MemoryRouter>
      <TranslatorContext value={translator}>
        <main>
          <form>
            <input aria-label="Days" />
          </form>
          <Prices query={asked} onRefused={() => {}} requestUrl="/request">
            <p>Enter a stay</p>
          </Prices>
        </main>
      </TranslatorContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(undefined))
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Days'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Enter a stay')).toBeTruthy()
  rerender(page(query))
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server')
  load.mockResolvedValue(() => <p>Prices</p>)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Prices')).toBeTruthy()
})
