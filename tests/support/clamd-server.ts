import net, { type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** The test server reports content with this text as a virus. */
export const virusText = 'QUAYSIDE-TEST-HARM'

type Behaviour = 'well' | 'silent' | 'closing' | 'mute' | 'full'

/** zINSTREAM as in clamd: a NUL-terminated command, chunks with their length, and a final chunk of length zero. */
function scanReply(bytes: Buffer): Buffer | undefined {
  const begin = bytes.indexOf(0) + 1
  if (begin === 0) return undefined
  if (bytes.subarray(0, begin).toString() !== 'zINSTREAM\0') return Buffer.from('UNKNOWN COMMAND\0')
  const pieces: Buffer[] = []
  for (let at = begin; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) {
      const all = Buffer.concat(pieces)
      return Buffer.from(all.includes(virusText) ? 'stream: Quayside.Test.Harm FOUND\0' : 'stream: OK\0')
    }
    if (at + 4 + length > bytes.length) return undefined
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A clamd server that finds one virus and can misbehave in several ways. */
export async function openClamdServer() {
  const sockets = new Set<net.Socket>()
  const seen: Buffer[] = []
  let behaviour: Behaviour = 'well'
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (behaviour === 'closing') return socket.destroy()
    if (behaviour === 'silent') return socket.resume()
    if (behaviour === 'mute') return socket.once('data', () => socket.end())
    if (behaviour === 'full')
      return socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
    let received = Buffer.alloc(0)
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const answer = scanReply(received)
      if (!answer) return
      seen.push(received)
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
    openConnections: () => sockets.size,
    behaves(next: Behaviour) {
      behaviour = next
    },
  }
}
