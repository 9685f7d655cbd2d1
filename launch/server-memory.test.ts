import { expect, test } from 'vitest'
import { heapFlagsFor, withAllocatorOf } from './server-memory.mjs'

test('only the task that serves has limits', () => {
  expect(heapFlagsFor('start', {})).toContain('--max-old-space-size=768')
  expect(heapFlagsFor('test', {})).toEqual([])
  expect(withAllocatorOf('start', { PATH: '/bin' })).toMatchObject({ PATH: '/bin', MALLOC_ARENA_MAX: '2' })
  expect(withAllocatorOf('test', { PATH: '/bin' })).toEqual({ PATH: '/bin' })
})

test('what the environment sets applies instead', () => {
  const flags = heapFlagsFor('start', { NODE_OPTIONS: '--max-old-space-size=2048' })
  expect(flags.map((flag) => flag.split('=')[0])).toEqual([
    '--max-semi-space-size',
    '--initial-old-space-size',
  ])
  expect(withAllocatorOf('start', { MALLOC_ARENA_MAX: '8' }).MALLOC_ARENA_MAX).toBe('8')
})
