import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PublishCheck } from '#contract/rate-publishing.ts'
import { publishFindings } from '#domain/rates/publish-check.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PublishFindings, usualChoices } from './publish-findings.tsx'

const gap = { validFrom: '2026-11-16', validTo: '2026-11-30', sailings: 2 }
const found = (kinds: readonly (typeof publishFindings)[number][]): PublishCheck => ({
  counts: {
    overlap: 0,
    gap: 0,
    types: 0,
    audience: 0,
    past: 0,
    loss: 0,
    margin: 0,
    jump: 0,
    ...Object.fromEntries(kinds.map((one) => [one, 1])),
  },
  limits: { rates: 20, marginPercent: 8 },
  secondPerson: null,
  findings: kinds.map((finding) => ({
    finding,
    code: 'QE1',
    days: [gap],
    other: finding === 'overlap' ? { rateId: 'o', code: 'QE1-B' } : null,
    types: finding === 'types' ? ['40GP', '40HQ'] : [],
    prices: [{ type: '20GP', before: '1000', after: '800' }],
  })),
})

type DialogProps = { readonly check: PublishCheck; readonly kind: RateKind }

function Dialog({ check, kind }: DialogProps) {
  const [choices, setChoices] = useState(usualChoices)
  return (
    <PublishFindings
      kind={kind}
      check={check}
      choices={choices}
      correction={(wrong) => <button type="button">{`change ${wrong}`}</button>}
      onChange={setChoices}
    />
  )
}

const show = async (check: PublishCheck, kind: RateKind = 'ocean-lane', language: 'zh' | 'en' = 'en') =>
  render(
    <TranslatorContext value={await createTranslator('group', language, ['common', 'console', 'ratesAdmin'])}>
      <MemoryRouter>
        <Dialog check={check} kind={kind} />
      </MemoryRouter>
    </TranslatorContext>,
  )

const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test.each([
  ['ocean-lane', 'QE1: no price on 16 Nov 2026 – 30 Nov 2026 (2 sailings).'],
  ['trucking-lane', 'QE1: no price on 16 Nov 2026 – 30 Nov 2026.'],
] as const)('days without a price are counted in sailings for ocean rates only: %s', async (kind, text) => {
  await show(found(['gap']), kind)
  const { textContent } = screen.getByRole('region', { name: 'Days without a price' })
  expect(textContent?.replaceAll('\u00A0', ' ')).toContain(text)
})

test('each finding stands with its remedies', async () => {
  await show(found(publishFindings))
  const remedies = screen.getAllByRole('region').map((one) => [
    one.getAttribute('aria-label'),
    ...within(one)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ])
  expect(remedies).toEqual([
    ['Two public prices', 'Sell the common days at the new price only', 'change validity'],
    ['Days without a price', 'Keep the old price until 30\u00A0Nov\u00A02026'],
    ['Container types without a price', 'change prices'],
    ['Fewer customers', 'change audience'],
    ['Validity in the past', 'change validity'],
    ['Loss', 'change prices'],
    ['Small margin', 'change prices'],
    ['Large price change', 'change prices'],
  ])
})

test('the old price is kept unless staff decide otherwise, and then they confirm', async () => {
  await show(found(['gap']))
  const keep = 'Keep the old price until 30\u00A0Nov\u00A02026'
  expect(isPressed(keep)).toBe('true')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: keep }))
  expect(isPressed(keep)).toBe('false')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

test('a confirmation does not cover findings that come later', async () => {
  await show(found(['gap', 'loss']))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: /^Keep the old price/ }))
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

test.each([
  ['ocean-lane', ['USD 1,000', 'USD 800']],
  ['trucking-lane', ['CNY 1,000', 'CNY 800']],
] as const)('prices of %s have their currency', async (kind, amounts) => {
  await show(found(['jump']), kind)
  const text = screen
    .getByRole('region', { name: 'Large price change' })
    .textContent?.replaceAll('\u00A0', ' ')
  for (const amount of amounts) expect(text).toContain(amount)
})

test.each([
  ['en', 'types', 'QE1: 40GP, 40HQ would no longer have a price on 16 Nov 2026 – 30 Nov 2026 (2 sailings).'],
  ['zh', 'types', 'QE1：40GP、40HQ 在2026年11月16日–2026年11月30日（2 个船期）将没有价格。'],
  ['en', 'loss', 'QE1: the price is below cost, 20GP costs USD 1,000 and is sold at USD 800.'],
  ['en', 'margin', 'QE1: margin below 8%, 20GP costs USD 1,000 and is sold at USD 800.'],
  ['en', 'jump', 'QE1: price changes by more than 20%, 20GP from USD 1,000 to USD 800.'],
  ['zh', 'loss', 'QE1：售价低于成本，20GP 成本 USD 1,000，售价 USD 800。'],
  ['zh', 'jump', 'QE1：价格变动超过 20%，20GP 由 USD 1,000 改为 USD 800。'],
] as const)('in %s, %s is a sentence without an arrow', async (language, finding, sentence) => {
  await show(found([finding]), 'ocean-lane', language)
  const text = screen.getByRole('listitem').textContent?.replaceAll('\u00A0', ' ').trim()
  expect(text).toBe(sentence)
})

test('a person who has to leave it to a colleague reads why, also where nothing else was found', async () => {
  await show({ ...found([]), secondPerson: 'rates' })
  expect(screen.getByRole('region', { name: 'A colleague has to publish this' }).textContent).toContain(
    'More than 20 rates at once',
  )
  cleanup()
  await show({ ...found(['margin']), secondPerson: 'margin' })
  expect(screen.getByText(/^Prices below cost or with a margin below 8%/)).toBeTruthy()
  expect(screen.getByText(/^QE1: margin below 8%, 20GP/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
