import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Unreachable } from '#server/platform/unreachable.ts'
import type { Finding, Scan } from './scan.ts'

export type ClamdAddress = { readonly host: string; readonly port: number }

const service = 'the scanner'
const scanLimitMs = 10_000

/** clamd(8): a command that starts with z ends with NUL, and so does its reply. */
const command = 'zINSTREAM\0'

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const write = async (socket: Socket, bytes: Uint8Array | string, signal: AbortSignal) => {
  if (!socket.write(bytes)) await once(socket, 'drain', { signal })
}

/** Each chunk after its length; length 0 ends the stream, so an empty chunk must not be sent. */
async function sendFile(socket: Socket, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  await write(socket, command, signal)
  for await (const piece of pieces) {
    if (piece.byteLength === 0) continue
    await write(socket, lengthOf(piece.byteLength), signal)
    await write(socket, piece, signal)
  }
  await write(socket, lengthOf(0), signal)
}

async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const piece of socket) {
    reply += String(piece)
    const end = reply.indexOf('\0')
    if (end >= 0) return reply.slice(0, end)
  }
  throw new Unreachable(`${service} hung up`)
}

/** clamd may reply before the end, when the file exceeds its limit. */
async function exchange(address: ClamdAddress, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  const replied = new AbortController()
  const socket = connect({ ...address, signal })
  try {
    const reply = readReply(socket)
    const sending = sendFile(socket, pieces, AbortSignal.any([signal, replied.signal]))
    return await Promise.race([reply, sending.then(() => reply)])
  } finally {
    socket.destroy()
    // Otherwise the source would wait for ever, with the file open.
    replied.abort()
  }
}

function findingOf(reply: string): Finding {
  if (reply === 'stream: OK') return undefined
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(reply) ?? []
  if (found === undefined) throw new Unreachable(`${service} answered: ${reply.slice(0, 200)}`)
  return { found }
}

/** ClamAV's clamd over TCP. */
export function clamdScan({ address, clock }: { address: ClamdAddress; clock: Clock }): Scan {
  const circuit = createCircuit({ service, clock, limitMs: scanLimitMs })
  return (pieces) => circuit(async (signal) => findingOf(await exchange(address, pieces, signal)))
}
