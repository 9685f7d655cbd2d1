const endOfHead = '\r\n\r\n'
const lengthOf = /^content-length: (\d+)$/im

/** The bytes that follow a head; only a success of known length can be counted. */
function bodyBytes(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 300))
  const [, length] = lengthOf.exec(head) ?? []
  if (length === undefined) throw new Error('A reply without a length cannot be counted')
  return Number(length)
}

/**
 * Counts replies and decodes nothing but their heads: a client that decodes the bodies takes longer than the server that
 * sends them, and would be measured instead.
 */
export class ReplyReader {
  readonly #onReply: () => void
  #head = ''
  #missing = 0

  constructor(onReply: () => void) {
    this.#onReply = onReply
  }

  read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; )
      at = this.#missing > 0 ? this.#skip(bytes, at) : this.#readHead(bytes, at)
  }

  #skip(bytes: Buffer, at: number): number {
    const taken = Math.min(this.#missing, bytes.length - at)
    this.#missing -= taken
    if (this.#missing === 0) this.#onReply()
    return at + taken
  }

  #readHead(bytes: Buffer, at: number): number {
    const end = bytes.indexOf(endOfHead, at, 'latin1')
    this.#head += bytes.toString('latin1', at, end < 0 ? bytes.length : end)
    if (end < 0) return bytes.length
    this.#missing = bodyBytes(this.#head)
    this.#head = ''
    return end + endOfHead.length
  }
}
