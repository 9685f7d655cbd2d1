import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { AcceptQuote } from './accept-quote.tsx'

const offer = {
  number: 'Q-1',
  validUntil: '2026-11-25T15:59:59Z',
  total: { amount: '26040', currency: 'CNY' },
  remark: 'Without delivery.\nSubject to space.',
}

test('an offer states the remarks of staff beside the button and in the question that follows', async () => {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'myQuotes'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="accepts">
        <AcceptQuote quote={offer as unknown as SavedQuote} />
      </QueryLayer>
    </TranslatorContext>,
  )
  const withRemark = (root: HTMLElement) =>
    within(root)
      .queryAllByRole('paragraph')
      .filter(({ textContent }) => textContent === `Remarks ${offer.remark}`)
  expect(withRemark(document.body)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /Accept quote/ }))
  expect(withRemark(screen.getByRole('dialog'))).toHaveLength(1)
})
