import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterEach } from 'vitest'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'

// Only a test that fails waits so long; a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5_000 })

/** All test files of a worker have the same toasts. */
function dismissToasts() {
  const { result, unmount } = renderHook(useToasts)
  for (const { id } of result.current) act(() => dismissToast(id))
  unmount()
}

afterEach(() => {
  cleanup()
  dismissToasts()
})
