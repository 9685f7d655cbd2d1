import { act, cleanup, configure, renderHook } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, expect } from 'vitest'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'

// Only a test that fails waits so long; a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5_000 })

/**
 * In development React notes a call stack with each of its first ten thousand elements in a row. Only its warnings show
 * them, and a test that types into a form makes very many elements. Here it has always noted enough.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

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

/** A link that is really followed would leave another page to all test files of the worker. */
const { origin } = window.location

afterEach(() => {
  expect(window.location.origin).toBe(origin)
  cleanup()
  dismissToasts()
  expect(invalidNesting.splice(0)).toEqual([])
})

afterAll(() => {
  console.error = writeError
})
