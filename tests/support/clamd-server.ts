import net, { type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Signs that stand for something harmful in tests. */
export const harm = 'QUAYSIDE-TEST-HARM'

type Mood = 'well' | 'silent' | 'closing' | 'mute' | 'full'

/** Reads zINSTREAM as clamd does: NUL-ended command, pieces by their length, an end of length nothing. */
function scanned(bytes: Buffer): Buffer | undefined {
  const begin = bytes.indexOf(0) + 1
  if (begin === 0) return undefined
  if (bytes.subarray(0, begin).toString() !== 'zINSTREAM\0') return Buffer.from('UNKNOWN COMMAND\0')
  const pieces: Buffer[] = []
  for (let at = begin; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) {
      const all = Buffer.concat(pieces)
      return Buffer.from(all.includes(harm) ? 'stream: Quayside.Test.Harm FOUND\0' : 'stream: OK\0')
    }
    if (at + 4 + length > bytes.length) return undefined
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A scanner that finds one thing, in several moods. */
export async function openClamdServer() {
  const sockets = new Set<net.Socket>()
  const seen: Buffer[] = []
  let mood: Mood = 'well'
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (mood === 'closing') return socket.destroy()
    if (mood === 'silent') return socket.resume()
    if (mood === 'mute') return socket.once('data', () => socket.end())
    if (mood === 'full') return socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
    let heard = Buffer.alloc(0)
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece])
      const answer = scanned(heard)
      if (!answer) return
      seen.push(heard)
      socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    seen,
    openLines: () => sockets.size,
    is(next: Mood) {
      mood = next
    },
  }
}
