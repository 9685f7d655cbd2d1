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

const amount = ': enter a number from 0 to 999,999,999, with no more than 4 decimals'

test.each([
  ['freight.20GP', 'wrong-format', amount],
  ['cost.40HQ', 'wrong-format', amount],
  ['brands', 'unknown-value', 'group, ningbo, shanghai, fujian, network, shenzhen'],
  ['companies', 'unknown-value', 'credit code'],
  ['pol', 'unknown-value', 'CNNGB'],
  ['validFrom', 'wrong-format', '2026-11-20'],
  ['validTo', 'wrong-format', '2026-11-20'],
  ['surcharges', 'wrong-format', 'BAF 120 container'],
  ['code', 'same-as-before', 'A9'],
] as const)('the error of %s (%s) says what is right: %s', async (field, problem: FieldProblem, right) => {
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">{children}</QueryLayer>
    </TranslatorContext>
  )
  const textOf = renderHook(() => useCellProblem('ocean-lane'), { wrapper }).result.current
  const text = textOf({ field, problem, before: 'A9' })
  expect(text).toContain(right)
  expect(text).not.toContain('select')
})
