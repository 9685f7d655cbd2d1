import { STATUS_CODES } from 'node:http'
import { timeLimits } from '#server/platform/time-limits.ts'
import type { OwnTexts, ReplyHead } from './fast-path.ts'

const oneSecondMs = 1_000
let date = { second: 0, text: '' }

/** The date header has seconds, so its text is made once a second. */
function dateText(): string {
  const second = Math.floor(Date.now() / oneSecondMs)
  if (second !== date.second) date = { second, text: new Date(second * oneSecondMs).toUTCString() }
  return date.text
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${timeLimits.keepAliveMs / oneSecondMs}\r\n\r\n`

const linesOf = (headers: readonly string[]) => {
  let text = ''
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`
  return text
}

/** Placeholders are control characters, which no header has. */
const placeholder = { nonce: '\x01', requestId: '\x02', date: '\x03' } as const

function placesOf(text: string, character: string, length: number): readonly number[] {
  const places: number[] = []
  if (length === 0) return places
  const slot = character.repeat(length)
  for (let at = text.indexOf(slot); at >= 0; at = text.indexOf(slot, at + length)) places.push(at)
  return places
}

/** The bytes of a head, with places for the texts of one reply: writing these is faster than writing the whole. */
export class RawHead {
  readonly bytes: Buffer
  readonly #nonces: readonly number[]
  readonly #requestIds: readonly number[]
  readonly #dates: readonly number[]

  constructor({ status, headers, ownHeaders }: ReplyHead, { nonce, requestId }: OwnTexts) {
    const own = ownHeaders({
      nonce: placeholder.nonce.repeat(nonce.length),
      requestId: placeholder.requestId.repeat(requestId.length),
    })
    const dateLine = `Date: ${placeholder.date.repeat(dateText().length)}\r\n`
    const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(headers)}${linesOf(own)}${dateLine}${keepAlive}`
    this.bytes = Buffer.from(text, 'latin1')
    this.#nonces = placesOf(text, placeholder.nonce, nonce.length)
    this.#requestIds = placesOf(text, placeholder.requestId, requestId.length)
    this.#dates = placesOf(text, placeholder.date, dateText().length)
  }

  /** Writes the texts into a copy of the bytes. */
  fill(copy: Buffer, { nonce, requestId }: OwnTexts): void {
    for (const place of this.#nonces) copy.write(nonce, place, 'latin1')
    for (const place of this.#requestIds) copy.write(requestId, place, 'latin1')
    for (const place of this.#dates) copy.write(dateText(), place, 'latin1')
  }
}

/** By the length of the request id, which a proxy may choose. All nonces have one length. */
const madeHeads = new WeakMap<ReplyHead, Map<number, RawHead>>()

export function rawHeadOf(head: ReplyHead, texts: OwnTexts): RawHead {
  const heads = madeHeads.get(head)
  const known = heads?.get(texts.requestId.length)
  if (known) return known
  const raw = new RawHead(head, texts)
  madeHeads.set(head, new Map([...(heads ?? []), [texts.requestId.length, raw]]))
  return raw
}
