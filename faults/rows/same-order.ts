import { randomUUID } from 'node:crypto'
import net, { type AddressInfo } from 'node:net'
import { placeOrder } from '#contract/orders.ts'
import { addressOf, ask, dataIn } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { statusesOf } from '#faults/load.ts'
import type { Stage } from '#faults/stage.ts'

const submits = 50

const countOf = async (stage: Stage, key: string): Promise<number> =>
  (
    await stage.database.pool.query('SELECT count(*)::int AS n FROM customer_order WHERE save_key = $1', [
      key,
    ])
  ).rows[0].n

export const identicalOrders: Fault = {
  name: `${submits} identical submits with one key over two instances`,
  async run(stage, figures) {
    const [token = ''] = await stage.newTokens(1)
    const key = randomUUID()
    const body = { ...(await stage.orderToPlace(token)), key }
    const heard = await Promise.all(
      Array.from({ length: submits }, (_, at) =>
        ask(stage.ports[at % 2] ?? 0, { path: placeOrder.path, token, body, from: addressOf(at) }),
      ),
    )
    figures.note(`answers: ${statusesOf(heard)}`)
    figures.atLeast('answers with the order', heard.filter(({ status }) => status === 200).length, submits)
    figures.atMost('different orders in them', new Set(heard.map((one) => dataIn(one).number)).size, 1)
    figures.atMost('orders in the database', await countOf(stage, key), 1)
  },
}

/** Passes requests on at once and holds replies back. */
async function holdReplies(port: number, heldMs: number) {
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1')
    near.pipe(far)
    far.on('data', (piece) => setTimeout(() => near.destroyed || near.write(piece), heldMs).unref())
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

export const delayedReply: Fault = {
  name: 'a reply delayed past the 20 s of the client, then retried',
  async run(stage, figures) {
    const [token = ''] = await stage.newTokens(1)
    const key = randomUUID()
    const asked = { path: placeOrder.path, token, body: { ...(await stage.orderToPlace(token)), key } }
    const slow = await holdReplies(stage.ports[0] ?? 0, 25_000)
    const first = await ask(slow.port, asked)
    const second = await ask(stage.ports[1] ?? 0, asked)
    slow.close()
    figures.atLeast('seconds until the client gave up', first.ms / 1000, 20)
    figures.holds('the first try had no answer', first.status === 0)
    figures.holds('the second try was answered with the order', second.status === 200)
    figures.atMost('orders in the database', await countOf(stage, key), 1)
  },
}
