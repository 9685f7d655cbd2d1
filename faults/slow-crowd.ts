import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { logIn } from '#contract/identity.ts'
import { addressOf, hosts } from './client.ts'

/** What a crowd of slow clients does; it has a thread of its own, so that it does not delay the others' requests. */
export type Crowd = {
  readonly port: number
  /** Of the addresses of its clients. */
  readonly firstAddress: number
  readonly asset: string
  /** Ask again and again, and take nothing of the replies. */
  readonly readers: number
  /** Send half of the headers or half of a body. */
  readonly senders: number
  /** Send many requests at once, and take nothing of the replies. */
  readonly ahead: number
}

const { port, firstAddress, asset, readers, senders, ahead } = workerData as Crowd
const host = `Host: ${hosts.site}\r\n`
const reading = `GET ${asset} HTTP/1.1\r\n${host}\r\n`
const half = `GET / HTTP/1.1\r\n${host}X-Slow: `
const halfBody = `POST ${logIn.path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"account":`

/** The system takes 4 MB for a connection before the server notices that the client does not read. */
const questions = 14
const questionMs = 1_000
const steps = 50
const openedAtOnce = 50
const openingMs = 100
/** One address may have 64 calls at once. */
const addresses = 20

function connect(at: number, request: string): net.Socket {
  const socket = net.connect({
    port,
    host: '127.0.0.1',
    localAddress: addressOf(firstAddress + (at % addresses)),
  })
  socket.on('connect', () => socket.write(request))
  socket.on('error', () => {})
  return socket.pause()
}

async function open(count: number, requestOf: (at: number) => string): Promise<net.Socket[]> {
  const sockets: net.Socket[] = []
  while (sockets.length < count) {
    for (let opened = 0; opened < openedAtOnce && sockets.length < count; opened += 1)
      sockets.push(connect(sockets.length, requestOf(sockets.length)))
    await sleep(openingMs)
  }
  return sockets
}

/** One question of each, spread over the time. */
async function askAgain(sockets: readonly net.Socket[]): Promise<void> {
  const inOneStep = sockets.length / steps
  for (let step = 0; step < steps; step += 1) {
    for (const socket of sockets.slice(step * inOneStep, (step + 1) * inOneStep))
      if (socket.writable) socket.write(reading)
    await sleep(questionMs / steps)
  }
}

async function keepAsking(sockets: readonly net.Socket[]): Promise<void> {
  for (let question = 1; question < questions; question += 1) await askAgain(sockets)
}

await open(ahead, () => reading.repeat(16))
// Of each address as many of one kind as of the other.
await open(senders, (at) => (Math.floor(at / addresses) % 2 === 0 ? half : halfBody))
const reads = await open(readers, () => reading)
parentPort?.postMessage('open')
await keepAsking(reads)
