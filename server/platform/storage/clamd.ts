import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { OutOfReach } from '#server/platform/out-of-reach.ts'
import type { Finding, Scan } from './scan.ts'

export type ClamdAddress = { readonly host: string; readonly port: number }

const service = 'the scanner'
const scanLimitMs = 10_000

/** clamd(8): a command that begins with z ends with NUL, and so does its answer. */
const command = 'zINSTREAM\0'

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const write = async (socket: Socket, bytes: Uint8Array | string, signal: AbortSignal) => {
  if (!socket.write(bytes)) await once(socket, 'drain', { signal })
}

/** Each piece after its length; a length of nothing is the end, so an empty piece must not be sent. */
async function feed(socket: Socket, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  await write(socket, command, signal)
  for await (const piece of pieces) {
    if (piece.byteLength === 0) continue
    await write(socket, lengthOf(piece.byteLength), signal)
    await write(socket, piece, signal)
  }
  await write(socket, lengthOf(0), signal)
}

async function hear(socket: Socket): Promise<string> {
  let heard = ''
  for await (const piece of socket) {
    heard += String(piece)
    const end = heard.indexOf('\0')
    if (end >= 0) return heard.slice(0, end)
  }
  throw new OutOfReach(`${service} hung up`)
}

/** It may answer in the middle, when it has had enough. */
async function converse(address: ClamdAddress, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  const answered = new AbortController()
  const socket = connect({ ...address, signal })
  try {
    const answer = hear(socket)
    const feeding = feed(socket, pieces, AbortSignal.any([signal, answered.signal]))
    return await Promise.race([answer, feeding.then(() => answer)])
  } finally {
    socket.destroy()
    // Who still waits to be read would wait for ever, with the file open.
    answered.abort()
  }
}

function readAnswer(answer: string): Finding {
  if (answer === 'stream: OK') return undefined
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? []
  if (found === undefined) throw new OutOfReach(`${service} answered: ${answer.slice(0, 200)}`)
  return { found }
}

/** ClamAV's clamd over TCP. */
export function clamdScan({ address, clock }: { address: ClamdAddress; clock: Clock }): Scan {
  const circuit = createCircuit({ service, clock, limitMs: scanLimitMs })
  return (pieces) => circuit(async (signal) => readAnswer(await converse(address, pieces, signal)))
}
