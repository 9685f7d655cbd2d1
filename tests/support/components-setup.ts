import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach } from 'vitest'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'

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
