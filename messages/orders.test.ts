import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { moveNames } from '#domain/orders/lifecycle/moves.ts'
import {
  changeStates,
  feeStates,
  orderStates,
  orderTabs,
  placingSteps,
} from '#domain/orders/lifecycle/states.ts'
import { paymentStates } from '#domain/orders/payment/account.ts'
import { paymentTermKinds } from '#domain/orders/payment/terms.ts'
import { messages } from './messages.ts'

const texts = { zh: messages.zh.orders, en: messages.en.orders }

describe.each(languages)('an order in %s', (language) => {
  const words = texts[language]
  test.each<[keyof typeof words, readonly string[]]>([
    ['states', orderStates],
    ['tabs', orderTabs],
    ['steps', placingSteps],
    ['moves', moveNames],
    ['fees', feeStates],
    // Only an amendment is returned for correction.
    ['cancellation', changeStates.filter((state) => state !== 'returned')],
    ['amendment', changeStates],
    ['payment', paymentStates],
    ['terms', paymentTermKinds],
    ['lines', ['saved', 'changed', 'removed', 'added', 'cancellation']],
  ])('has words for its %s, and no more', (part, codes) => {
    expect(Object.keys(words[part]).sort()).toEqual([...codes].sort())
  })
})
