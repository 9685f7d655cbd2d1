import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setColourScheme, useAppliedColourScheme } from './colour-scheme.ts'

function Layout() {
  useAppliedColourScheme()
  return null
}
const applied = () => document.documentElement.style.colorScheme

afterEach(() => {
  act(() => setColourScheme(''))
  cleanup()
})

test('the chosen colours are used at once and for the next page; otherwise those of the system', () => {
  render(<Layout />)
  expect(applied()).toBe('')
  act(() => setColourScheme('dark'))
  expect(applied()).toBe('dark')
  cleanup()
  document.documentElement.style.colorScheme = ''
  render(<Layout />)
  expect(applied()).toBe('dark')
  act(() => setColourScheme('no scheme'))
  expect(applied()).toBe('')
})
