import { afterEach, describe, expect, test, vi } from 'vitest'
import { CircuitOpen, circuitRules } from '#server/platform/circuit.ts'
import { systemClock } from '#server/platform/clock.ts'
import { OutOfReach } from '#server/platform/out-of-reach.ts'
import { harm, openClamdServer } from '#tests/support/clamd-server.ts'
import { clamdScan } from './clamd.ts'

const server = await openClamdServer()
const open = (address = server.address) => clamdScan({ address, clock: systemClock })
async function* pieces(...all: readonly (string | Buffer)[]) {
  for (const one of all) yield Buffer.from(one)
}

afterEach(async () => {
  vi.useRealTimers()
  server.is('well')
})

describe('a file', () => {
  test('in which nothing is found', async () => {
    expect(await open()(pieces('a licence'))).toBeUndefined()
    expect(await open()(pieces())).toBeUndefined()
  })

  test('in which something is found, even in two pieces or after an empty one', async () => {
    const found = { found: 'Quayside.Test.Harm' }
    expect(await open()(pieces(`before ${harm} after`))).toEqual(found)
    expect(await open()(pieces('clean', '', harm.slice(0, 5), harm.slice(5)))).toEqual(found)
  })

  test('is seen whole, however large', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024, 'x')
    expect(await open()(pieces(large, large, large, harm))).toEqual({ found: 'Quayside.Test.Harm' })
    expect(server.seen.at(-1)?.length).toBe(10 + 3 * (4 + large.length) + 4 + harm.length + 4)
  })
})

describe('a scanner', () => {
  const large = Buffer.alloc(4 * 1024 * 1024, 'x')

  test.each([
    ['closing', /out of reach|hung up/],
    ['mute', /out of reach|hung up/],
    ['full', /INSTREAM size limit exceeded\. ERROR/],
  ] as const)('that is %s cannot say, so nothing passes', async (mood, trouble) => {
    server.is(mood)
    for (const file of [pieces('small'), pieces(large, large)]) {
      const scanning = open()(file)
      await expect(scanning).rejects.toThrow(OutOfReach)
      await expect(scanning).rejects.toThrow(trouble)
    }
  })

  test('that is not there cannot say, and is left alone after a while', async () => {
    const scan = open({ host: '127.0.0.1', port: 1 })
    for (let time = 0; time < circuitRules.failuresToOpen; time += 1)
      await expect(scan(pieces('x'))).rejects.toThrow('the scanner is out of reach (ECONNREFUSED)')
    await expect(scan(pieces('x'))).rejects.toThrow(CircuitOpen)
  })

  test('that hangs is waited for ten seconds, and the line is closed', async () => {
    server.is('silent')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const scanning = expect(open()(pieces('x'))).rejects.toThrow('the scanner did not answer within 10000 ms')
    await vi.waitFor(() => expect(server.openLines()).toBe(1))
    await vi.advanceTimersByTimeAsync(10_000)
    await scanning
    vi.useRealTimers()
    await expect.poll(() => server.openLines()).toBe(0)
  })
})

test('a file is closed again when the scanner has had enough of it', async () => {
  server.is('full')
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
