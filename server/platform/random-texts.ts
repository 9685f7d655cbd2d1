import { randomBytes } from 'node:crypto'

const textsAtOnce = 256

/** Makes random texts of `bytes` each. One call of the generator serves many of them; each byte is used once. */
export function randomTexts(bytes: number, encoding: 'base64' | 'hex'): () => string {
  const makeAll = () => randomBytes(bytes * textsAtOnce).toString(encoding)
  let texts = makeAll()
  const characters = texts.length / textsAtOnce
  let used = 0
  return () => {
    if (used === texts.length) {
      texts = makeAll()
      used = 0
    }
    used += characters
    return texts.slice(used - characters, used)
  }
}
