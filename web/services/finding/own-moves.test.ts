import { expect, test } from 'vitest'
import { ownMoves } from './own-moves.ts'

test('what was typed before the last letter comes late and is no news', () => {
  const moves = ownMoves()
  for (const text of ['h', 'ha', 'haz']) moves.going(text)
  expect([moves.isOwn('h'), moves.isOwn('haz')]).toEqual([true, true])
})

test('a step that was overtaken never comes: going back there later is news', () => {
  const moves = ownMoves()
  for (const text of ['h', 'ha']) moves.going(text)
  expect(moves.isOwn('ha')).toBe(true)
  expect(moves.isOwn('h')).toBe(false)
})

test('whoever goes elsewhere meanwhile leaves what was under way', () => {
  const moves = ownMoves()
  moves.going('h')
  expect(moves.isOwn('')).toBe(false)
  expect(moves.isOwn('h')).toBe(false)
})
