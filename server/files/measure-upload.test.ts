import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampledBytes } from '#domain/files/file-content.ts'
import { measureUpload } from './measure-upload.ts'

const pieceBytes = 50_000
const piece = (number: number) => Buffer.alloc(pieceBytes, number)

async function passed(count: number, maxBytes: number) {
  let asked = 0
  async function* source() {
    for (let number = 0; number < count; number += 1) {
      asked += 1
      yield piece(number)
    }
  }
  const { pieces, measure } = measureUpload(source(), maxBytes)
  const through: Uint8Array[] = []
  for await (const one of pieces) through.push(one)
  return { asked, all: Buffer.concat(through), measure: measure() }
}

test('content within the limit passes through unchanged and is measured and sampled', async () => {
  const { all, measure } = await passed(10, 10 * pieceBytes)
  expect(all).toHaveLength(10 * pieceBytes)
  expect(measure).toMatchObject({ bytes: all.length, isTooLarge: false })
  expect(measure.digest).toBe(createHash('sha256').update(all).digest('hex'))
  expect(all.subarray(0, sampledBytes.head).equals(measure.head)).toBe(true)
  expect(all.subarray(-sampledBytes.tail).equals(measure.tail)).toBe(true)
})

test('beyond the limit nothing more is read or passed through', async () => {
  const { asked, all, measure } = await passed(100, 3 * pieceBytes)
  expect(asked).toBe(4)
  expect(all).toHaveLength(3 * pieceBytes)
  expect(measure.isTooLarge).toBe(true)
})

test('an empty stream has size zero', async () => {
  expect((await passed(0, 10)).measure).toMatchObject({ bytes: 0, isTooLarge: false })
})
