import { createServer, type ListenOptions, type Server } from 'node:net'

/** Node accepts one connection of a listening socket in each turn of the event loop (libuv 3696). */
const sockets = 8

const bind = (server: Server, options: ListenOptions) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** Sockets that share a port would also share it with another instance. */
async function refuseUsedPort(options: ListenOptions): Promise<void> {
  const probe = createServer()
  await bind(probe, options)
  await close(probe)
}

/** Like that of Node's HTTP server. */
const connectionOptions = { allowHalfOpen: true, noDelay: true } as const

export type Accepting = {
  /** Accepts no more; resolves when all connections are closed. */
  close(): Promise<void>
}

/**
 * Listens with several sockets on one port. With one, clients waited behind hundreds of connections that others had opened
 * at the same time, for as many turns of the event loop.
 */
export async function acceptMany(server: Server, options: ListenOptions): Promise<Accepting> {
  if (process.platform !== 'linux') {
    await bind(server, options)
    return { close: () => close(server) }
  }
  await refuseUsedPort(options)
  await bind(server, { ...options, reusePort: true })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const others = Array.from({ length: sockets - 1 }, () =>
    createServer(connectionOptions, (socket) => void server.emit('connection', socket)),
  )
  for (const one of others) await bind(one, { ...options, port, reusePort: true })
  return {
    close: async () => {
      await Promise.all([server, ...others].map(close))
    },
  }
}
