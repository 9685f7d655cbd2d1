import { render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { usualWidthPx } from '#web/ui/table/columns.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { Alerts, useAlertColumns } from './alerts.tsx'

const alert = (pod: string, amount: string) => ({
  alertId: pod,
  pol: 'CNTAO',
  pod,
  type: '40HQ',
  threshold: '5000',
  currentPrice: { amount, currency: 'CNY' },
  notifiedAt: null,
})
const alerts = [alert('NLRTM', '9000.00'), alert('DEHAM', '7000.00'), alert('BEANR', '8000.00')]

let shown = 0

/** Each test has a cache of its own. */
async function showAlerts(call: (key: string) => Promise<unknown>) {
  shown += 1
  const answer = async (key: string) =>
    key === 'GET /api/pricedChoices' ? ok({ ports: [] }) : await call(key)
  provideClient({ call: answer } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes', 'table'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
        <MemoryRouter>
          <QueryLayer user={String(shown)}>
            <Alerts />
            <Toasts title="Messages" closeLabel="Close" />
          </QueryLayer>
        </MemoryRouter>
      </BrandContext>
    </TranslatorContext>,
  )
}

test('alerts are sorted by the current price', async () => {
  await showAlerts(async () => ok({ alerts, max: 20 }))
  await userEvent.click(await screen.findByRole('button', { name: /^Lowest price today/ }))
  const lanes = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(lanes).toEqual(['Qingdao → Hamburg', 'Qingdao → Antwerp', 'Qingdao → Rotterdam'])
})

test('the state says on which side of the target the price is, and the lane leads to its offers', async () => {
  const below = { ...alert('DEHAM', '4999.00'), notifiedAt: '2026-11-16T02:00:00.000Z' }
  await showAlerts(async () =>
    ok({
      alerts: [alert('NLRTM', '5000.01'), below, { ...alert('BEANR', '1'), currentPrice: null }],
      max: 20,
    }),
  )
  const rowOf = async (lane: string) => (await screen.findByRole('rowheader', { name: lane })).closest('tr')
  expect((await rowOf('Qingdao → Rotterdam'))?.textContent).toContain('Above target')
  expect((await rowOf('Qingdao → Hamburg'))?.textContent).toMatch(/Target reached16\sNov/)
  expect((await rowOf('Qingdao → Antwerp'))?.textContent).not.toContain('your target')
  expect(screen.getByRole('link', { name: 'Qingdao → Rotterdam' }).getAttribute('href')).toMatch(
    /^\/service\/booking\?pol=CNTAO&pod=NLRTM&.*40HQ/,
  )
})

test('an alert that takes the place of another says so', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    'GET /api/alerts': { alerts: [alert('NLRTM', '9000.00')], max: 20 },
    'POST /api/alerts': alert('NLRTM', '9000.00'),
  }
  await showAlerts(async (key) => ok(answers[key]))
  await screen.findByRole('link', { name: 'Qingdao → Rotterdam' })
  await userEvent.type(screen.getByRole('combobox', { name: 'Port of discharge' }), 'Rotterdam')
  await userEvent.click(await screen.findByRole('option', { name: /Rotterdam/ }))
  await userEvent.type(screen.getByLabelText('Target price (CNY per container)'), '6000')
  await userEvent.click(screen.getByRole('button', { name: 'Add alert' }))
  expect(await screen.findByText(/Its target price has been updated/)).toBeTruthy()
})

test('the columns of the alerts fit at 1440 px', async () => {
  const translator = await createTranslator('ningbo', 'zh', [...baseNamespaces, 'myQuotes'])
  const { result } = renderHook(() => useAlertColumns(false, async () => {}), {
    wrapper: ({ children }) => <TranslatorContext value={translator}>{children}</TranslatorContext>,
  })
  const sum = result.current.reduce((total, { widthPx = usualWidthPx }) => total + widthPx, 0)
  // The frame of a table in the workbench without its border.
  expect(sum).toBeLessThanOrEqual(1134 - 2)
})
