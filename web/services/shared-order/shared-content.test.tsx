import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SharedOrder } from '#contract/shared-orders.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { SharedContent } from './shared-content.tsx'

const number = 'S261118-000014'
const used = ['common', 'site', 'places', 'orderSharing', ...formNamespaces, ...orderWorkNamespaces] as const

async function show(order: SharedOrder) {
  const translator = await createTranslator('group', 'en', [...new Set(used)])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer>
        <SharedContent order={order} token="t" />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const shared: SharedOrder = {
  scope: 'driver',
  sharedUntil: '2026-12-18T02:00:00.000Z',
  facts: { number },
  places: [],
  services: [
    {
      service: 'trucking',
      values: { fields: {}, groups: { doors: [{ address: 'No. 8 Mill Road', contact: 'Chen' }] } },
    },
  ],
  details: {
    values: {
      fields: {},
      groups: { containers: [{ number: 'CSQU3054383', type: '40HQ', seal: 'A1234567' }] },
    },
    zones: { origin: 'Asia/Shanghai', destination: 'Asia/Shanghai' },
  },
  milestones: [],
  documents: [],
}

test('a driver sees doors and seals, and no milestones', async () => {
  await show(shared)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transport details for the driver')
  for (const text of ['No. 8 Mill Road', 'Chen', 'CSQU3054383', 'A1234567', number])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('Milestones')).toBeNull()
})

test('a consignee sees the documents that were released', async () => {
  const file = { id: 'f1', name: 'bill.pdf', mediaType: 'application/pdf', bytes: 9 }
  const documents = [{ ...file, kind: 'bill-of-lading' as const, addedAt: '2026-11-18T02:00:00.000Z' }]
  await show({ ...shared, scope: 'consignee', services: [], documents })
  expect(screen.getByRole('button', { name: 'bill.pdf' })).toBeTruthy()
  expect(screen.getByText('Bill of lading')).toBeTruthy()
})

test('a driver sees no labels without a value', async () => {
  const containerNumbers = [{ type: '40HQ' }, { type: '40HQ' }]
  const values = { fields: {}, groups: { containerNumbers } }
  const details = { ...shared.details, values: { fields: {}, groups: {} } }
  await show({ ...shared, services: [{ service: 'depot', values }], details })
  expect(screen.getAllByText('40HQ')).toHaveLength(2)
  expect(screen.queryByRole('columnheader', { name: /number|no\./i })).toBeNull()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Order no.'])
})

test('a driver reads once what is not known yet', async () => {
  const details = { ...shared.details, values: { fields: {}, groups: {} } }
  await show({ ...shared, services: [{ service: 'trucking', values: { fields: {}, groups: {} } }], details })
  expect(screen.getAllByText(/^Not yet known: .*Plate.*These details appear/i)).toHaveLength(1)
})

test('what is known is not said to be missing', async () => {
  const trucks = [{ plate: 'B12345', loadingAt: '2026-11-20 08:00' }]
  const { values } = shared.details
  await show({
    ...shared,
    details: { ...shared.details, values: { ...values, groups: { ...values.groups, trucks } } },
  })
  expect(screen.queryByText(/Not yet known/)).toBeNull()
})

test('the details of several services are under the name of each', async () => {
  const ocean = { service: 'ocean' as const, values: { fields: { vessel: 'TEST DAWN' }, groups: {} } }
  await show({ ...shared, services: [ocean, ...shared.services] })
  for (const name of ['Ocean freight', 'Trucking'])
    expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Order details' })).toBeNull()
})
