import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { ChosenDepartures } from './chosen-departures.tsx'

test('the departures follow the port that is chosen in the quote box', async () => {
  const asked: unknown[] = []
  const call = async (_key: string, input: { query: { pol: string } }) => {
    asked.push(input.query.pol)
    return ok({ departures: [] })
  }
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'ocean', 'prices'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <select name="port" aria-label="Port" defaultValue="CNSHA">
          <option value="CNSHA" />
          <option value="CNTAO" />
        </select>
        <ChosenDepartures pol="CNSHA" searchUrl="/prices" />
      </MemoryRouter>
    </TranslatorContext>,
  )
  expect(screen.getByRole('heading', { name: 'Next departures from Shanghai' })).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Port' }), { target: { value: 'CNTAO' } })
  expect(await screen.findByRole('heading', { name: 'Next departures from Qingdao' })).toBeTruthy()
  expect(asked.at(-1)).toBe('CNTAO')
})
