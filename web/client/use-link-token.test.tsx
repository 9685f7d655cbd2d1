import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLinkToken } from './use-link-token.ts'

const [first, second] = ['a'.repeat(43), 'b'.repeat(43)]

function open(fragment: string) {
  act(() => {
    window.history.replaceState(null, '', fragment)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

test('another link in the same tab replaces the token, an anchor of the page does not', () => {
  open(`#${first}`)
  const { result } = renderHook(useLinkToken)
  expect(result.current).toBe(first)
  open(`#${second}`)
  expect(result.current).toBe(second)
  open('#content')
  expect(result.current).toBe(second)
})
