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

test('each port of call of an open sailing leads to its price', async () => {
  const departure = {
    code: 'QE1-301201-SHA',
    service: 'QE1',
    carrier: 'MNRQ',
    vessel: 'MOONREACH CEDAR',
    voyage: '963W',
    pol: 'CNSHA',
    terminal: 'YSH1',
    departsAt: '2030-12-01T03:00:00.000Z',
    calls: [
      { port: 'GBFXT', days: 30 },
      { port: 'NLRTM', days: 32 },
      { port: 'BEANR', days: 34 },
      { port: 'DEHAM', days: 36 },
    ],
  }
  const call = async () => ok({ departures: [departure] })
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'ocean', 'prices'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <ChosenDepartures pol="CNSHA" searchUrl="/prices" />
      </MemoryRouter>
    </TranslatorContext>,
  )
  const link = await screen.findByRole('link', { name: /^Get price to Rotterdam, MOONREACH CEDAR/ })
  expect(link.getAttribute('href')).toBe(
    '/prices?pol=CNSHA&pod=NLRTM&from=2030-12-01&to=2030-12-01&carrier=MNRQ',
  )
  const links = screen.getAllByRole('link', { name: /, MOONREACH CEDAR/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Felixstowe',
    'Rotterdam',
    'Antwerp',
    'Hamburg',
  ])
})
