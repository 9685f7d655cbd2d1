import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Client, Submittable } from 'pg'

/** The part of pg's connection that COPY needs; pg parses its messages but has no public call for it. */
type CopyConnection = {
  readonly stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}
type CopyCommand = {
  submit(connection: CopyConnection): void
  handleCopyData?(message: { readonly chunk: Buffer }): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

const send = (client: Client, command: CopyCommand) => client.query(command as unknown as Submittable)

/** `COPY … TO STDOUT`, one row in each piece. The socket is paused while its rows are not read. */
export function copyOut(client: Client, text: string): Readable {
  let socket: Socket | undefined
  const rows = new Readable({
    objectMode: true,
    read: () => void socket?.resume(),
    destroy(error, done) {
      // The rest arrives and is dropped, so that the connection can be used or ended.
      socket?.resume()
      done(error)
    },
  })
  send(client, {
    submit(connection) {
      socket = connection.stream
      connection.query(text)
    },
    handleCopyData({ chunk }) {
      // A copy, because the parser uses its buffer again.
      if (!rows.destroyed && !rows.push(Buffer.from(chunk))) socket?.pause()
    },
    handleCommandComplete() {},
    handleReadyForQuery: () => void rows.push(null),
    handleError: (error) => void rows.destroy(error),
  })
  return rows
}

/** Sends no faster than the server reads. */
async function sendPieces(connection: CopyConnection, pieces: AsyncIterable<Buffer>, isOver: () => boolean) {
  for await (const piece of pieces) {
    if (isOver()) return
    connection.sendCopyFromChunk(piece)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  if (!isOver()) connection.endCopyFrom()
}

/** `COPY … FROM STDIN`; fails as a whole when the pieces do. */
export function copyIn(client: Client, text: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false
    let cause: unknown
    send(client, {
      submit: (connection) => connection.query(text),
      handleCopyInResponse(connection) {
        sendPieces(connection, pieces, () => isOver).catch((error: unknown) => {
          cause = error
          connection.sendCopyFail('the source failed')
        })
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error) {
        isOver = true
        reject(cause ?? error)
      },
    })
  })
}
