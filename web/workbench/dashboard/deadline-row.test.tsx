import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderCutOffRow } from '#contract/order-cut-offs.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { DeadlineRow } from './deadline-row.tsx'

const cutOff: Omit<OrderCutOffRow, 'isEstimated'> = {
  number: 'S-1',
  service: 'ocean',
  from: 'NLRTM',
  to: 'CNTAO',
  places: [],
  containers: [{ type: '40HQ', count: 2 }],
  cutOff: 'VCO',
  at: '2099-11-20T11:00:00.000Z',
  zone: 'Europe/Amsterdam',
}

async function row(isEstimated: boolean) {
  const translator = await createTranslator('group', 'en', [
    ...baseNamespaces,
    'workbench',
    'orderRunning',
    'orderView',
  ])
  const { number, at, cutOff: kind } = cutOff
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <DeadlineRow deadline={{ kind, at, number, cutOff: { ...cutOff, isEstimated } }} />
      </MemoryRouter>
    </TranslatorContext>,
  )
  return within(screen.getByRole('listitem'))
}

test('a cut-off has the word of the order page, the clock of its port, and a link to its order', async () => {
  const shown = await row(true)
  expect(shown.getByText('VGM cut-off')).toBeTruthy()
  expect(shown.getByText(/12:00 \(UTC\+1\)/)).toBeTruthy()
  expect(shown.getByText(/2 × 40HQ/)).toBeTruthy()
  expect(shown.getByText('Estimated')).toBeTruthy()
  expect(shown.getByRole('link', { name: 'S-1' }).getAttribute('href')).toContain('number=S-1')
})

test('one that is filled in is not called an estimate', async () => {
  expect((await row(false)).queryByText('Estimated')).toBeNull()
})
