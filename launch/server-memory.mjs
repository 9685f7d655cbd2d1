/**
 * Without these the process never gives memory back: V8 lets a heap of 60 MB grow to 250 MB before it collects, and
 * glibc keeps an arena with freed memory for each thread (decision 46).
 */
const heapFlags = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--max-old-space-size=768']
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

const nameOf = (flag) => flag.split('=')[0]

/**
 * The heap limits of the task that serves; a limit in NODE_OPTIONS applies instead.
 * @param {string} task
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export const heapFlagsFor = (task, env = process.env) =>
  task === 'start' ? heapFlags.filter((flag) => !env.NODE_OPTIONS?.includes(nameOf(flag))) : []

/**
 * The allocator reads its settings when the process starts.
 * @param {string} task
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withAllocatorOf = (task, env) => (task === 'start' ? { ...allocator, ...env } : env)
