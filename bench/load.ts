import autocannon from 'autocannon'

const seconds = 3
const connections = 16

/** Requests a second for an address, after a short warm-up; every reply must be a success. */
export async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await autocannon({ url, headers, connections, duration: 1 })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`)
  return result.requests.average
}
