import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { limitedPieces } from './limited-pieces.ts'

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
  yield new Uint8Array(2)
}
async function* failing(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
  throw new Error('the database is gone')
}
const read = async (from: AsyncIterable<Uint8Array>) => {
  const lengths: number[] = []
  for await (const piece of from) lengths.push(piece.length)
  return lengths
}
const piecesOf = async (source: AsyncIterable<Uint8Array>, limited = createConcurrencyLimiter(one)) => {
  const taken = await limitedPieces(limited, source)
  if (!taken.ok) throw new Error(taken.refusal)
  return taken.value
}
const one = { concurrent: 1, queued: 0 }

test('the place is taken until the last piece', async () => {
  const limited = createConcurrencyLimiter(one)
  const first = await piecesOf(pieces(), limited)
  expect(await limitedPieces(limited, pieces())).toMatchObject({ ok: false, refusal: 'busy' })
  expect(await read(first)).toEqual([1, 2])
  expect(await read(await piecesOf(pieces(), limited))).toEqual([1, 2])
})

test('a reader that leaves, and an error, give the place back', async () => {
  const limited = createConcurrencyLimiter(one)
  const left = await piecesOf(pieces(), limited)
  await left[Symbol.asyncIterator]().return?.()
  await expect(read(await piecesOf(failing(), limited))).rejects.toThrow('the database is gone')
  expect(await read(await piecesOf(pieces(), limited))).toEqual([1, 2])
})
