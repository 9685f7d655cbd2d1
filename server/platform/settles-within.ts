/** Whether the work settles within the time. A failure is thrown; work that takes longer goes on unwatched. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), isLate])
  } finally {
    clearTimeout(timer)
  }
}
