import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'

// Only a test that fails waits so long; a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5_000 })

/** All test files of a worker have the same toasts. */
function dismissToasts() {
  const { result, unmount } = renderHook(useToasts)
  for (const { id } of result.current) act(() => dismissToast(id))
  unmount()
}

/** What a browser would parse differently, such as a dialog in a paragraph: React only writes about it. */
const invalidNesting: string[] = []
const writeError = console.error
console.error = (...parts: unknown[]) => {
  if (/cannot (be a descendant of|contain)/.test(String(parts[0]))) invalidNesting.push(parts.join(' '))
  else writeError(...parts)
}

afterEach(() => {
  cleanup()
  dismissToasts()
  expect(invalidNesting.splice(0)).toEqual([])
})

afterAll(() => {
  console.error = writeError
})
