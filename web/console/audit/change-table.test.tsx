import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ChangeTable } from './change-table.tsx'

test.each([
  ['en', 'Sold from', '17\u00A0Nov\u00A02026\u00A002:27'],
  ['zh', '开售时间', '2026年11月17日\u00A002:27'],
] as const)(
  'a recorded time is shown in Beijing time, other texts as they are: %s',
  async (language, fact, time) => {
    const translator = await createTranslator('group', language, ['common', ...consoleNamespaces, 'audit'])
    render(
      <TranslatorContext value={translator}>
        <ChangeTable before={null} after={{ publishAt: '2026-11-16T18:27:28.787Z', code: '2026-11-16T18' }} />
      </TranslatorContext>,
    )
    expect(screen.getByRole('row', { name: new RegExp(`^${fact}`) }).textContent).toBe(`${fact}${time}`)
    expect(screen.getByText('2026-11-16T18')).toBeDefined()
  },
)

test.each([
  ['en', 'Surcharges · 3 · Unit', 'per container', 'Ocean freight · 40HQ'],
  ['zh', '附加费 · 3 · 计费单位', '每箱', '海运费 · 40HQ'],
] as const)('fields of a rate have the names of its form: %s', async (language, unit, word, price) => {
  const translator = await createTranslator('group', language, ['common', ...consoleNamespaces, 'ratesAdmin'])
  const before = { 'pricing.surcharges.2.per': 'container', 'pricing.freight.40HQ': '4250' }
  render(
    <TranslatorContext value={translator}>
      <ChangeTable before={before} after={null} />
    </TranslatorContext>,
  )
  expect(screen.getByRole('row', { name: new RegExp(`^${unit}`) }).textContent).toBe(`${unit}${word}`)
  expect(screen.getByRole('row', { name: new RegExp(`^${price}`) }).textContent).toBe(`${price}4250`)
})
