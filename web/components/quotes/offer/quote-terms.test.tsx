import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteTerms } from './quote-terms.tsx'
import { explanationNamespaces } from './use-explanation.ts'

let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...explanationNamespaces])
})

const made = exampleOffers.ocean()
const quote = made.ok ? made.value.offers[0]?.quote : undefined

const show = (terms: NonNullable<typeof quote>['terms']) =>
  render(
    <TranslatorContext value={translator}>
      <QuoteTerms
        terms={terms}
        contingentCharges={quote?.contingentCharges ?? []}
        isCollected={false}
        departsOn="2026-11-28"
      />
    </TranslatorContext>,
  )

const listUnder = (title: string) => {
  const part = screen.getByRole('heading', { name: title }).parentElement
  if (!part) throw new Error(title)
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('three lists say what the price holds, what is paid at the destination and what is missing', () => {
  show(quote?.terms ?? null)
  expect(listUnder('Included')).toContain('Ocean freight')
  expect(listUnder('Paid at destination')).toContain(
    'Terminal handling at destination (DTHC) (local tariff, not in the total)',
  )
  expect(listUnder('Not included')).toContain('Import duties and taxes')
  expect(screen.getByText('Demurrage at destination')).toBeTruthy()
  expect(screen.getByText(/by 5 Dec 2026 on the present schedule/)).toBeTruthy()
})

test('a quote of before terms were stated shows no list', () => {
  show(null)
  expect(screen.queryByRole('heading', { name: 'Included' })).toBeNull()
})
