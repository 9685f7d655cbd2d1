import { readdirSync, readFileSync, statSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from '#contract/identity.ts'
import { addressOf, hosts } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { root } from '#faults/instance.ts'
import { failedOf, p99Of, startLoad } from '#faults/load.ts'
import { loopDelay, residentMegabytes } from '#faults/metrics.ts'

const connections = 2_000
/** Each of them makes the system buffer megabytes; the rest send slowly. */
const readers = 200
const requestsAhead = 16
const openedAtOnce = 50
/** Each address may have 64 calls at once, of 256 in all. */
const addresses = 3
const rate = 30
const bar = { seconds: 15, megabytes: 600, p99Ms: 500 }

function largestAsset(): string {
  const folder = join(root, 'build', 'client', 'assets')
  const sizes = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  return `/assets/${largest?.name}`
}

const host = `Host: ${hosts.site}\r\n`

/** Unread replies, half of the headers, and half of a body. */
function slowRequests(): (at: number) => string {
  const reading = `GET ${largestAsset()} HTTP/1.1\r\n${host}\r\n`
  const ahead = reading.repeat(requestsAhead)
  const half = `GET / HTTP/1.1\r\n${host}X-Slow: `
  const type = 'Content-Type: application/json\r\n'
  const halfBody = `POST ${logIn.path} HTTP/1.1\r\n${host}${type}Content-Length: 500\r\n\r\n{"account":`
  return (at) => (at < readers ? ahead : at % 2 === 0 ? half : halfBody)
}

function connectSlowly(port: number, at: number, request: string): net.Socket {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: addressOf(at % addresses) })
  socket.on('connect', () => socket.write(request))
  socket.on('error', () => {})
  return socket.pause()
}

const established = '01'

/** Open connections of other clients than the load, on the server's side. */
function openConnections(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines
    .map((line) => line.trim().split(/ +/))
    .filter((cells) => cells[1]?.endsWith(local) && cells[3] === established).length
}

export const slowClients: Fault = {
  name: `${connections} connections of ${addresses} addresses that send or read slowly`,
  async run(stage, figures) {
    const [port = 0] = stage.ports
    const load = await startLoad(stage, { rate, port: () => port })
    const requestOf = slowRequests()
    const sockets: net.Socket[] = []
    while (sockets.length < connections) {
      for (let count = 0; count < openedAtOnce; count += 1)
        sockets.push(connectSlowly(port, sockets.length, requestOf(sockets.length)))
      await sleep(100)
    }
    const started = performance.now()
    let most = { open: 0, megabytes: 0 }
    let goneAfter = Number.POSITIVE_INFINITY
    for (; performance.now() - started < 40_000 && goneAfter === Number.POSITIVE_INFINITY; await sleep(250)) {
      const megabytes = await residentMegabytes(stage.instance(0))
      const open = openConnections(port)
      most = { open: Math.max(most.open, open), megabytes: Math.max(most.megabytes, megabytes) }
      if (open < rate) goneAfter = (performance.now() - started) / 1000
    }
    const delay = await loopDelay(stage.instance(0))
    figures.note(
      `delay of the event loop: p99 ${delay.p99Ms.toFixed(0)} ms, longest ${delay.maxMs.toFixed(0)} ms`,
    )
    for (const socket of sockets) socket.destroy()
    const answered = await load.stop()
    figures.atLeast('open at once', most.open, connections / 2)
    figures.atMost('all gone after', goneAfter, bar.seconds, 's')
    figures.atMost('most memory meanwhile', Math.round(most.megabytes), bar.megabytes, 'MB')
    figures.atMost('failed requests of others', failedOf(answered).length, 0)
    figures.atMost('p99 of others', Math.round(p99Of(answered)), bar.p99Ms, 'ms')
  },
}
