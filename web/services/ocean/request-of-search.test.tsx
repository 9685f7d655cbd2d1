import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { useRequestOfSearch } from './request-of-search.ts'

test('a request to staff starts with everything that was searched for', async () => {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'tariff-ocean'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>{children}</TranslatorContext>
  )
  const { result } = renderHook(() => useRequestOfSearch(), { wrapper })
  const url =
    'pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2&goods=Fireworks&hs=360410&un=0336&class=1.4' +
    '&soc=1&bl=3&freight=collect&incoterm=FOB&bill=telex-release&with=insurance:350000&with=storage:12.5:3'
  expect(result.current(new URLSearchParams(url))).toEqual({
    from: 'Ningbo',
    to: 'Rotterdam',
    containers: '40HQ.2',
    readyOn: '2026-11-20',
    goods: 'Fireworks',
    hsCode: '360410',
    unNumber: '0336',
    dangerClass: '1.4',
    temperatureC: '',
    cargoWeightKg: '',
    dimensionsCm: '',
    shipperOwned: 'true',
    remark: [
      'Latest departure: 2026-12-04',
      'Incoterm: FOB',
      'Freight paid by: Consignee (collect)',
      'Bill of lading type: Telex release',
      'Bills of lading: 3',
      'Cargo insurance: CNY 350000',
      'Storage: 12.5 CBM × 3',
    ].join('\n'),
  })
})
