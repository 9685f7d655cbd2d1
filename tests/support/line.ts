import net, { type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A line to the database that a test can cut and mend. */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let held: Promise<void> | undefined
  let isRefusing = false
  let calls = 0
  const server = net.createServer(async (near) => {
    calls += 1
    near.on('error', () => {})
    if (isRefusing) {
      near.destroy()
      return
    }
    sockets.add(near)
    await held
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
  /** New calls are taken and left without an answer, until the function that is returned puts them through. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return {
    url: url.href,
    cut,
    hold,
    /** New calls are put through again; those on hold stay there. */
    stopHolding() {
      held = undefined
    },
    /** Ends every connection, and every new one as soon as it is made. */
    refuse() {
      isRefusing = true
      for (const socket of sockets) socket.destroy()
    },
    async mend() {
      isRefusing = false
      if (!server.listening) await listenOn(port)
    },
    /** How many connections are open, those on hold included. */
    get open() {
      return sockets.size
    },
    /** How often it was called so far. */
    get calls() {
      return calls
    },
  }
}
