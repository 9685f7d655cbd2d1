import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LaterChargeView } from '#contract/later-charge-view.ts'
import { refusal } from '#domain/values/refusal.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { LaterCharges } from './later-charges.tsx'
import { orderNamespaces } from './use-field-label.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const waiting = {
  id: 7,
  state: 'billed',
  contingency: { mode: 'trucking', fee: 'DSF', trigger: 'waiting', params: {} },
  confirmed: {
    unitPrice: cny('80.00'),
    quantity: { amount: '3', unit: 'hour' },
    standardAmount: cny('240.00'),
    taxPercent: '9',
  },
  note: 'The warehouse was closed',
  period: { from: '2026-11-18T01:00:00.000Z', to: '2026-11-18T04:00:00.000Z' },
  billedAt: '2026-11-18T05:00:00.000Z',
  objectionEnds: '2026-11-21T05:00:00.000Z',
  answers: [],
  files: [],
  open: ['object'],
} as unknown as LaterChargeView

const readFile = vi.fn(async () => refusal('not-found'))

beforeEach(() => {
  vi.setSystemTime(new Date(waiting.billedAt))
})
afterEach(() => {
  vi.useRealTimers()
})

async function show(charges: readonly LaterChargeView[], refused?: string) {
  const translator = await createTranslator('group', 'en', [
    ...baseNamespaces,
    ...formNamespaces,
    ...orderNamespaces,
  ])
  const send = vi.fn(async () => refused === undefined)
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="p1">
        <LaterCharges
          charges={charges}
          readFile={readFile}
          sending={{ send, isSending: false, refusal: refused, reset: vi.fn() }}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
  return send
}

test('a charge shows what it is for, what happened, and until when the customer may object', async () => {
  const send = await show([waiting])
  expect(screen.getByText('The warehouse was closed')).toBeTruthy()
  expect(screen.getByText(/^CNY.261\.60 incl\. 9% VAT$/)).toBeTruthy()
  expect(screen.getByText(/^3 × CNY.80\.00 per hour$/)).toBeTruthy()
  expect(screen.getByText(/^Can be disputed until /)).toBeTruthy()
  screen.getByRole('button', { name: /^Dispute / }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute' }))
  expect(dialog.getAllByText('Enter a reason').length).toBeGreaterThan(0)
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'We were open')
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send).toHaveBeenCalledWith(waiting, 'object', 'We were open')
})

test('once the time to object is over, it is said so', async () => {
  vi.setSystemTime(new Date(waiting.objectionEnds))
  await show([{ ...waiting, open: [] }])
  expect(await screen.findByText(/^Dispute period ended /)).toBeTruthy()
  expect(screen.queryByText(/^Can be disputed/)).toBeNull()
})

test('a refused answer keeps its words; a settled charge has no button', async () => {
  await show([{ ...waiting, open: ['uphold', 'withdraw'], state: 'disputed' }], 'Reload the order.')
  await userEvent.click(screen.getByRole('button', { name: /^Uphold / }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The log shows it')
  await userEvent.click(dialog.getByRole('button', { name: 'Uphold' }))
  expect(dialog.getByText('Reload the order.')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('The log shows it')
  expect(screen.queryByText(/^Can be disputed until /)).toBeNull()
})

test('a withdrawn charge says why', async () => {
  const answers = [{ answer: 'withdraw' as const, reason: 'Our mistake', at: '2026-11-18T06:00:00.000Z' }]
  await show([{ ...waiting, state: 'withdrawn', answers, open: [] }])
  expect(screen.getByText(/^Withdrawn \(.*\): Our mistake$/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the evidence of a charge is opened by its name', async () => {
  const file = { id: 'f1', name: 'gate photo.jpg', mediaType: 'image/jpeg', bytes: 2048 }
  await show([{ ...waiting, files: [file] }])
  await userEvent.click(screen.getByRole('button', { name: 'gate photo.jpg' }))
  expect(readFile).toHaveBeenCalledWith(file)
})
