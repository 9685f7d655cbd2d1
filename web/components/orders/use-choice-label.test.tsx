import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { changeSession } from '#web/client/session-state.ts'
import { useListedChoices } from './use-choice-label.ts'

test('every field with a choice has choices: of its own or from a dictionary', () => {
  const modes = [{ value: '0110', label: 'General trade' }]
  changeSession({ dictionaries: { customsTradeMode: modes } })
  const listed = renderHook(() => useListedChoices()).result.current
  const fields = Object.values(orderForms).flatMap((form) => [
    ...form.fields,
    ...form.groups.flatMap((group) => group.fields),
  ])
  const without = fields.filter(
    ({ kind, choices, name }) => kind === 'choice' && (choices ?? listed(name)).length === 0,
  )
  expect(without).toEqual([])
  expect(listed('tradeMode')).toEqual(modes)
})
