import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maximumCost } from '#domain/quotes/charges/maximum-cost.ts'
import { slidersOf } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { MaximumCost } from './maximum-cost.tsx'
import { explanationNamespaces } from './use-explanation.ts'

const made = exampleOffers.ocean()
const quote = made.ok ? made.value.offers[0]?.quote : undefined
if (!quote) throw new Error('There is no example')
const query = { mode: 'ocean' } as const
const possible = slidersOf({ ...quote, query }).filter(({ max }) => max > 0)

async function show() {
  const translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...explanationNamespaces,
    'prices',
  ])
  if (!quote) return
  render(
    <TranslatorContext value={translator}>
      <MaximumCost quote={quote} query={query} />
    </TranslatorContext>,
  )
}

const total = () =>
  screen.getByText('Total with these charges').parentElement?.querySelector('dd')?.textContent
const written = (amount: string) => Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 })

test('what happens once or not at all has a checkbox, what can happen more often a slider', async () => {
  await show()
  const once = possible.filter(({ max }) => max === 1)
  expect(once.length).toBeGreaterThan(0)
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(once.length)
  expect(screen.getAllByRole('slider', { hidden: true })).toHaveLength(possible.length - once.length)
})

test('one button sets every charge to its maximum, another resets them', async () => {
  await show()
  const most = Object.fromEntries(possible.map(({ key, max }) => [key, max]))
  fireEvent.click(screen.getByRole('button', { name: 'Set all to maximum' }))
  const { total: expected } = maximumCost({ ...quote, query }, most)
  expect(total()).toContain(written(expected.amount))
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }))
    expect(box.checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reset all to zero' }))
  expect(total()).toContain(written(quote.total.amount))
})
