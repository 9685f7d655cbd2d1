import { setImmediate as turn } from 'node:timers/promises'
import { createInflate } from 'node:zlib'
import { megabyte } from '#domain/files/file-kind.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'

/** ISO 32000-1 §7.3.5: any character of a name may be written as its hexadecimal code. */
const hexOf = (sign: string) => {
  const hex = sign.charCodeAt(0).toString(16)
  return `#(?:${hex}|${hex.toUpperCase()})`
}
const nameOf = (name: string) =>
  `/${[...name].map((sign) => `(?:${sign}|${hexOf(sign)})`).join('')}(?![^\\s\\0()<>\\[\\]{}/%])`

/**
 * Scripts, programs to start, files inside the file, forms that send what is typed, other files that are opened, and
 * actions when it is opened (ISO 32000-1 §12.6). An opening action that is a list only names the page to show first.
 */
const active = new RegExp(
  [
    ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles'].map(nameOf),
    ...['XFA', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'RichMedia'].map(nameOf),
    `${nameOf('OpenAction')}(?!\\s*\\[)`,
  ].join('|'),
)
const objectStream = new RegExp(nameOf('ObjStm'))
/** In the trailer, or in the dictionary of the stream that replaces it: both are never packed (§7.6.1). */
const encrypted = new RegExp(nameOf('Encrypt'))
const flate = nameOf('FlateDecode')
/** The one way of packing that we unpack. */
const packedOnce = new RegExp(`${nameOf('Filter')}\\s*(?:${flate}|\\[\\s*${flate}\\s*\\])`)
const isUnreadable = (dictionary: string) => objectStream.test(dictionary) && !packedOnce.test(dictionary)
const page = new RegExp(nameOf('Page'))

const limits = {
  chunkBytes: 256 * 1024,
  streamBytes: 16 * megabyte,
  allBytes: 64 * megabyte,
  streams: 4_000,
}
/** Longer than any of the names with all its characters as codes. */
const overlap = 128
/** In front of a stream is its dictionary. */
const dictionaryBytes = 512

/** In steps, because a large file takes longer than other requests may wait. */
async function hasName(bytes: Buffer, names: RegExp): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += limits.chunkBytes) {
    if (names.test(bytes.toString('latin1', at, at + limits.chunkBytes + overlap))) return true
    await turn()
  }
  return false
}

/** Where the bytes of each stream begin (§7.3.8.1). */
function* streamStarts(bytes: Buffer): Generator<number> {
  const word = 'stream'
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    const isEnd = bytes.toString('latin1', Math.max(0, at - 3), at) === 'end'
    let start = at + word.length
    if (bytes[start] === 0x0d) start += 1
    if (bytes[start] === 0x0a) start += 1
    if (!isEnd && start > at + word.length) yield start
  }
}

type Unpacked = { readonly content: Buffer; readonly isWhole: boolean }

/** What a packed stream contains, as far as it can be unpacked within the limit. */
async function unpack(bytes: Buffer, start: number): Promise<Unpacked> {
  const inflate = createInflate()
  inflate.end(bytes.subarray(start))
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of inflate) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limits.streamBytes) return { content: Buffer.concat(chunks), isWhole: false }
    }
    return { content: Buffer.concat(chunks), isWhole: true }
  } catch {
    return { content: Buffer.concat(chunks), isWhole: false }
  } finally {
    inflate.destroy()
  }
}

/**
 * Whether a name of active content is in a packed stream, or may be in an object stream that cannot be unpacked. Other
 * streams are pictures, fonts and pages: they are read as far as the limit allows. A file without a page is no document.
 */
async function isSuspect(bytes: Buffer): Promise<boolean> {
  let [count, total, hasPage] = [0, 0, await hasName(bytes, page)]
  for (const start of streamStarts(bytes)) {
    const before = bytes.toString('latin1', Math.max(0, start - dictionaryBytes), start)
    const dictionary = before.slice(before.lastIndexOf(' obj'))
    const isObjectStream = objectStream.test(dictionary)
    count += 1
    if (count > limits.streams || isUnreadable(dictionary)) return true
    if (total > limits.allBytes && !isObjectStream) continue
    const { content, isWhole } = await unpack(bytes, start)
    total += content.length
    if (isObjectStream && (!isWhole || total > 2 * limits.allBytes)) return true
    if (await hasName(content, active)) return true
    hasPage ||= isObjectStream && (await hasName(content, page))
  }
  return !hasPage
}

const limited = createConcurrencyLimiter({ concurrent: 2, queued: 20 })

async function refusalOf(bytes: Buffer): Promise<'encrypted-pdf' | 'active-pdf' | undefined> {
  // What is encrypted cannot be looked at.
  if (await hasName(bytes, encrypted)) return 'encrypted-pdf'
  return (await hasName(bytes, active)) || (await isSuspect(bytes)) ? 'active-pdf' : undefined
}

/**
 * Refuses a PDF that is encrypted, also one that opens without a password, or that could do something when it is opened;
 * found without a virus scanner.
 */
export async function checkPdf(bytes: Buffer): Promise<Result<undefined>> {
  const found = await limited(() => refusalOf(bytes))
  if (!found.ok) return found
  return found.value ? refusal(found.value) : ok(undefined)
}
