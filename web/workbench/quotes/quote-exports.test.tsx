import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteExports } from './quote-exports.tsx'

const saveFile = vi.hoisted(() => vi.fn())
vi.mock('#web/client/files.ts', () => ({ saveFile }))

const sailing = {
  vessel: 'TEST DAWN',
  voyage: '296W',
  departsOn: '2026-11-20',
  departsAt: '2026-11-20T10:00:00.000Z',
  code: 'TS-1',
  imoNumber: '9321483',
  arrivesOn: '2026-12-21',
  arrivesAt: '2026-12-21T05:30:00.000Z',
  arrivalTerminal: { code: 'RWG', name: { zh: '鹿特丹 RWG 码头', en: 'Rotterdam World Gateway' } },
}
const quote = {
  number: 'Q261116-000012',
  mode: 'ocean',
  requestKind: null,
  from: 'CNTAO',
  to: 'NLRTM',
  pickUpPlace: null,
  containers: [{ type: '40HQ', count: 2 }],
  places: [],
  total: { amount: '27407.00', currency: 'CNY' },
  validUntil: '2026-11-16T11:00:00.000Z',
  verifyCode: 'c0de',
  offer: { item: { code: 'R:S', carrier: 'TSTQ', sailing } },
}

async function show(offer: object = quote.offer) {
  const translator = await createTranslator('group', 'en', [
    ...baseNamespaces,
    'myQuotes',
    'prices',
    'quotes',
    'requests',
  ])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QuoteExports quote={{ ...quote, offer } as unknown as SavedQuote} />
      </MemoryRouter>
    </TranslatorContext>,
  )
}

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

afterEach(() => {
  vi.unstubAllGlobals()
  saveFile.mockReset()
})

const lines = [
  'Quote Q261116-000012',
  'Ocean freight · Qingdao → Rotterdam · 2 × 40HQ',
  'TEST DAWN / 296W',
  'Total incl. VAT: CNY 27,407.00',
  'IMO number: 9321483',
  'Arrival (ETA): 21 Dec 2026 13:30',
  'Discharge terminal: Rotterdam World Gateway',
  'Routing: Direct, no transhipment',
  'Transit time: 31 days',
  'CY cut-off: ',
  '/quote/verify?',
  'c0de',
]

test('the quote is copied as text', async () => {
  const copied = vi.fn(async () => undefined)
  clipboard(copied)
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }))
  const [[text = ''] = []] = copied.mock.calls as unknown as string[][]
  const plain = text.replaceAll('\u00A0', ' ')
  for (const line of lines) expect(plain).toContain(line)
})

test('without access to the clipboard the text is shown', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }))
  await waitFor(() => expect(screen.getByText(/Quote Q261116-000012/)).toBeTruthy())
})

test('the cut-offs are saved as a calendar file', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Cut-offs to calendar' }))
  const [file, name] = saveFile.mock.calls[0] as [Blob, string]
  expect(name).toBe('Q261116-000012.ics')
  const text = (await file.text()).replaceAll('\r\n ', '')
  expect(text).toContain('UID:Q261116-000012-FCO@')
  expect(text).toContain('SUMMARY:CY cut-off · TEST DAWN · Q261116-000012')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5)
  // A calendar shows one entry on its own, without the note of the page.
  expect(text.match(/Cut-offs are estimated from usual lead times\./g)).toHaveLength(5)
})

test('a quote without a sailing has no cut-offs to save', async () => {
  await show({ item: { code: 'D' } })
  expect(screen.queryByRole('button', { name: 'Cut-offs to calendar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy as text' })).toBeTruthy()
})
