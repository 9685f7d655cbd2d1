import { afterEach, describe, expect, test, vi } from 'vitest'
import { CircuitOpen, circuitRules } from '#server/platform/circuit.ts'
import { systemClock } from '#server/platform/clock.ts'
import { Unreachable } from '#server/platform/unreachable.ts'
import { openClamdServer, virusText } from '#tests/support/clamd-server.ts'
import { clamdScan } from './clamd.ts'

const server = await openClamdServer()
const open = (address = server.address) => clamdScan({ address, clock: systemClock })
async function* pieces(...all: readonly (string | Buffer)[]) {
  for (const one of all) yield Buffer.from(one)
}

afterEach(async () => {
  vi.useRealTimers()
  server.behaves('well')
})

describe('a file', () => {
  test('without a virus is clean', async () => {
    expect(await open()(pieces('a licence'))).toBeUndefined()
    expect(await open()(pieces())).toBeUndefined()
  })

  test('with a virus is found, also across chunks and after an empty one', async () => {
    const found = { found: 'Quayside.Test.Harm' }
    expect(await open()(pieces(`before ${virusText} after`))).toEqual(found)
    expect(await open()(pieces('clean', '', virusText.slice(0, 5), virusText.slice(5)))).toEqual(found)
  })

  test('is scanned as a whole, whatever its size', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024, 'x')
    expect(await open()(pieces(large, large, large, virusText))).toEqual({ found: 'Quayside.Test.Harm' })
    expect(server.seen.at(-1)?.length).toBe(10 + 3 * (4 + large.length) + 4 + virusText.length + 4)
  })
})

describe('a scanner', () => {
  const large = Buffer.alloc(4 * 1024 * 1024, 'x')

  test.each([
    ['closing', /unreachable|hung up/],
    ['mute', /unreachable|hung up/],
    ['full', /INSTREAM size limit exceeded\. ERROR/],
  ] as const)('that is %s gives no result, so no file passes', async (mood, message) => {
    server.behaves(mood)
    for (const file of [pieces('small'), pieces(large, large)]) {
      const scanning = open()(file)
      await expect(scanning).rejects.toThrow(Unreachable)
      await expect(scanning).rejects.toThrow(message)
    }
  })

  test('that cannot be connected throws, and is not called for a while', async () => {
    const scan = open({ host: '127.0.0.1', port: 1 })
    for (let time = 0; time < circuitRules.failuresToOpen; time += 1)
      await expect(scan(pieces('x'))).rejects.toThrow('the scanner is unreachable (ECONNREFUSED)')
    await expect(scan(pieces('x'))).rejects.toThrow(CircuitOpen)
  })

  test('that hangs times out after ten seconds, and its connection is closed', async () => {
    server.behaves('silent')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const scanning = expect(open()(pieces('x'))).rejects.toThrow('the scanner did not answer within 10000 ms')
    await vi.waitFor(() => expect(server.openConnections()).toBe(1))
    await vi.advanceTimersByTimeAsync(10_000)
    await scanning
    vi.useRealTimers()
    await expect.poll(() => server.openConnections()).toBe(0)
  })
})

test('a file is closed when the scanner replies early', async () => {
  server.behaves('full')
  const reading = { isOpen: false }
  async function* endless() {
    reading.isOpen = true
    try {
      for (;;) yield Buffer.alloc(1024 * 1024, 'x')
    } finally {
      reading.isOpen = false
    }
  }
  await expect(open()(endless())).rejects.toThrow('size limit exceeded')
  await expect.poll(() => reading.isOpen).toBe(false)
})
