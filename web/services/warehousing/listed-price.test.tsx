import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WarehouseTerms } from '#contract/published-terms.ts'
import type { Language } from '#domain/brands/brand.ts'
import { yuan } from '#domain/values/money.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PriceCell } from './listed-price.tsx'
import type { Listed } from './price-report.ts'

const terms: WarehouseTerms = { warehouse: 'W1', rule: 'by-volume', perDayFrom: '1.20' }

async function cell(price: Listed | undefined, language: Language) {
  const translator = await createTranslator('group', language, [...baseNamespaces, 'places'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <PriceCell price={{ status: 'ready', price }} terms={terms} />
    </TranslatorContext>,
  )
  return container.textContent?.replaceAll('\u00a0', ' ')
}

test.each([
  ['en', yuan('3360'), 'CNY 3,360.00 total incl. VAT'],
  ['zh', yuan('3360'), '¥3,360.00 含税总价'],
  ['en', { from: yuan('3000'), to: yuan('3400') }, 'CNY 3,000 – CNY 3,400 total incl. VAT'],
  ['en', undefined, 'from CNY 1.20 per CBM per day, excl. VAT'],
  ['zh', undefined, '每立方米每天 ¥1.20 起（不含税）'],
] as const)('a price in a table says whether it is a total, in %s', async (language, price, text) => {
  expect(await cell(price, language)).toBe(text)
})
