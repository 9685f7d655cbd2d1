import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { useCellProblem } from './use-cell-problem.ts'

// The names of places are not needed, so their calls are not answered.
beforeEach(() =>
  provideClient({ call: () => new Promise(() => {}) } as unknown as Parameters<typeof provideClient>[0]),
)

const amount = 'Enter a number with up to 9 digits before the decimal point and 4 after it'

test.each([
  ['freight.20GP', 'wrong-format', amount],
  ['cost.40HQ', 'wrong-format', amount],
  ['brands', 'unknown-value', 'group, ningbo, shanghai, fujian, network, shenzhen'],
  ['companies', 'unknown-value', 'Unknown company: A9'],
  ['companies', 'inconsistent', 'Not a verified company: A9'],
  ['freight.20GP', 'required', 'no price'],
  ['pol', 'unknown-value', 'CNNGB'],
  ['validFrom', 'wrong-format', '2026-11-20'],
  ['validTo', 'wrong-format', '2026-11-20'],
  ['surcharges.BAF.per', 'wrong-format', '“A9”: the unit is missing'],
  ['surcharges.1.fee', 'wrong-format', '“A9”: unknown charge code'],
  ['code', 'same-as-before', 'A9'],
] as const)('the error of %s (%s) says what is right: %s', async (field, problem: FieldProblem, right) => {
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">{children}</QueryLayer>
    </TranslatorContext>
  )
  const textOf = renderHook(() => useCellProblem('ocean-lane'), { wrapper }).result.current
  const text = textOf({ cell: 'F5', field, problem, before: 'A9', after: 'x' })
  expect(text).toContain(right)
  expect(text).not.toContain('select')
  if (field.startsWith('freight') || field.startsWith('cost'))
    expect(textOf({ cell: 'F5', field, problem, before: null, after: '￥1,200' })).toContain('is in USD')
  const formula = textOf({ cell: 'F5', field, problem, before: null, after: '=F2*1.5' })
  expect(formula).toBe('F5 is a formula without a result; replace it with a value')
})
