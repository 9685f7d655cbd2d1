import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'

/** A line to the database that a test can cut and mend. */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let delayMs = 0
  let calls = 0
  const server = net.createServer(async (near) => {
    calls += 1
    sockets.add(near)
    near.on('error', () => {})
    await pause(delayMs, undefined, { ref: false })
    const far = net.connect(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
  })
  const listenOn = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listenOn(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  afterAll(async () => {
    if (server.listening) await cut()
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  /** From now on whoever calls is put through only after so long. */
  const delay = (ms: number) => {
    delayMs = ms
  }
  return {
    url: url.href,
    cut,
    delay,
    mend: () => listenOn(port),
    /** How often it was called so far. */
    get calls() {
      return calls
    },
  }
}
