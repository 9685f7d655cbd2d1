import { sendRequest } from '#tests/support/http.ts'

/** Where a server listens, and the token of its metrics. */
export type Measured = { readonly port: number; readonly token: string }

const msPerSecond = 1000
const bytesPerMegabyte = 1024 * 1024

async function read({ port, token }: Measured): Promise<(name: string) => number> {
  const { status, text } = await sendRequest(port, '/metrics', {
    headers: { authorization: `Bearer ${token}` },
  })
  if (status !== 200) throw new Error(`The metrics answered ${status}: ${text}`)
  return (name) => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** What the process holds, as it says itself, and the delay of its event loop since the metrics were last read. */
export async function readMetrics(measured: Measured) {
  const metric = await read(measured)
  return {
    residentMegabytes: metric('process_resident_memory_bytes') / bytesPerMegabyte,
    maxMs: metric('nodejs_eventloop_lag_max_seconds') * msPerSecond,
    p99Ms: metric('nodejs_eventloop_lag_p99_seconds') * msPerSecond,
  }
}

/** Processor time of the process since its start. */
export const processorMs = async (measured: Measured): Promise<number> =>
  (await read(measured))('process_cpu_seconds_total') * msPerSecond

export const residentMegabytes = async (measured: Measured) => (await readMetrics(measured)).residentMegabytes

export const loopDelay = async (measured: Measured) => {
  const { maxMs, p99Ms } = await readMetrics(measured)
  return { maxMs, p99Ms }
}
