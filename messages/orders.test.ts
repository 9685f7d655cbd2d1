import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { orderMoves, trackMoves } from '#domain/orders/lifecycle.ts'
import { orderStates } from '#domain/orders/order.ts'
import { placingSteps } from '#domain/orders/placing-steps.ts'
import { orderTabs } from '#domain/orders/tabs.ts'
import { messages } from './messages.ts'

const en = messages.en.orders
const zh = messages.zh.orders

const texts = { zh, en }
const trackStates = ['none', 'requested', 'accepted', 'declined']

describe.each(languages)('an order in %s', (language) => {
  const words = texts[language]
  test.each<[keyof typeof words, readonly string[]]>([
    ['states', orderStates],
    ['tabs', orderTabs],
    ['steps', placingSteps],
    ['moves', [...Object.keys(orderMoves), ...Object.keys(trackMoves)]],
    ['tracks', ['cancellation', 'amendment']],
    ['lines', ['saved', 'changed', 'removed', 'added']],
  ])('has words for its %s, and no more', (part, codes) => {
    expect(Object.keys(words[part]).sort()).toEqual([...codes].sort())
  })
  test('has words for every state of its tracks', () => {
    for (const track of [words.tracks.cancellation, words.tracks.amendment])
      expect(Object.keys(track)).toEqual(trackStates)
  })
})
