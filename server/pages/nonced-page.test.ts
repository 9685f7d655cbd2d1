import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newNonce } from './nonce.ts'
import { gzipBody, makeNoncedPage, plainBody } from './nonced-page.ts'

const slot = 'SLOT-7f3a'
const made = (html: string) => makeNoncedPage({ status: 200, html, mayCache: true }, slot)
const filled = (html: string, nonce: string) => html.split(slot).join(nonce)

test('a response has the same new nonce in every place, plain and compressed', () => {
  const html = `<script nonce="${slot}">1</script>${'启舷 Quayside '.repeat(500)}<script nonce="${slot}">2</script>`
  const page = made(html)
  const nonce = newNonce()
  expect(plainBody(page, nonce).bytes.toString()).toBe(filled(html, nonce))
  expect(gunzipSync(gzipBody(page, nonce).bytes).toString()).toBe(filled(html, nonce))
})

test.each([
  ['plain', plainBody, (bytes: Buffer) => bytes.toString()],
  ['gzip', gzipBody, (bytes: Buffer) => gunzipSync(bytes).toString()],
])('a %s response that is still being sent keeps its nonce', (_name, bodyOf, textOf) => {
  const html = `a${slot}b${slot}c`
  const page = made(html)
  const nonces = Array.from({ length: 3 }, newNonce)
  const lent = nonces.map((nonce) => bodyOf(page, nonce))
  expect(lent.map(({ bytes }) => textOf(bytes))).toEqual(nonces.map((nonce) => filled(html, nonce)))
  for (const one of lent) one.giveBack()
  const later = newNonce()
  const again = bodyOf(page, later)
  expect(textOf(again.bytes)).toBe(filled(html, later))
  expect(again.bytes).toBe(lent[0]?.bytes)
  expect(lent.slice(1).map(({ bytes }) => textOf(bytes))).toEqual(
    nonces.slice(1).map((nonce) => filled(html, nonce)),
  )
})

test('a copy that has been sent does not free the bytes of a response that has not', () => {
  const page = made(`a${slot}b`)
  const first = newNonce()
  const sending = plainBody(page, first)
  plainBody(page, newNonce()).giveBack()
  plainBody(page, newNonce())
  expect(sending.bytes.toString()).toBe(`a${first}b`)
})

test('any text with any number of nonce places decompresses to itself', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, (pieces) => {
      const html = pieces.join(slot)
      const nonce = newNonce()
      // gunzip compares the checksum.
      expect(gunzipSync(gzipBody(made(html), nonce).bytes).toString()).toBe(filled(html, nonce))
    }),
  )
})

test('text that comes again behind a nonce is compressed', () => {
  const text = createHash('sha512').update('one').digest('hex').repeat(20)
  const sizeOf = (html: string) => gzipBody(made(html), newNonce()).bytes.length
  const again = `${slot}${text}`
  const perPlace = 60
  expect(sizeOf(`${text}${again}${again}${again}`)).toBeLessThan(sizeOf(text) + 3 * perPlace)
})

test('nonces are unique and need no escaping', () => {
  const nonces = new Set(Array.from({ length: 500 }, newNonce))
  expect(nonces.size).toBe(500)
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/)
})

test('the ETag depends on the page, not on the nonce', () => {
  expect(made(`a${slot}b`).etag).toBe(made(`a${slot}b`).etag)
  expect(made(`a${slot}b`).etag).not.toBe(made(`a${slot}c`).etag)
  expect(made(`ab${slot}`).etag).not.toBe(made(`a${slot}b`).etag)
})

test('a page counts the memory that it keeps', () => {
  const { plain, gzip, bytes } = made(`${'启舷 Quayside '.repeat(50)}${slot}`.repeat(20))
  const kept = [plain, gzip].map((body) => body.bytes.buffer.byteLength)
  expect(kept).toEqual([plain.retainedBytes, gzip.retainedBytes])
  expect(bytes).toBeGreaterThanOrEqual(plain.retainedBytes + gzip.retainedBytes)
})
