import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { revalidatesBy } from './revalidation.ts'

const asks = revalidatesBy('code')
const move = (from: string, to: string) =>
  asks({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs)

test.each([
  ['another warehouse', '/detail?code=A', '/detail?code=B', true],
  ['a filter', '/list?text=a', '/list?text=ab', false],
  ['the first filter', '/list', '/list?leastArea=5', false],
  ['another page', '/list', '/detail', true],
  ['the same place again, as after a change of language', '/list?text=a', '/list?text=a', true],
  ['letting go of the language in the address', '/list?lang=en', '/list', true],
])('%s: loads the data again or not', (_, from, to, isLoaded) => {
  expect(move(from, to)).toBe(isLoaded)
})
