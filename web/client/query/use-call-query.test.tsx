import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { QueryLayer } from './query-client.tsx'
import { useCallQuery } from './use-call-query.ts'

test('without an input nothing is requested, also when it is tried again', async () => {
  const failed = vi.fn()
  process.on('unhandledRejection', failed)
  const wrapper = ({ children }: { children: ReactNode }) => <QueryLayer user="lin">{children}</QueryLayer>
  const { result } = renderHook(() => useCallQuery('GET /api/orders/payments', undefined), { wrapper })
  await act(async () => {
    result.current.retry()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  process.off('unhandledRejection', failed)
  expect(result.current.status).toBe('idle')
  expect(failed).not.toHaveBeenCalled()
})
