import { createInflateRaw } from 'node:zlib'
import { type ArchivePart, partsOf, stored } from './archive.ts'
import { type SheetPurpose, sheetLimits } from './limits.ts'

export type Inspection = 'sound' | 'unsound' | 'too-long'

/** The parser reads a worksheet step by step. */
const worksheet = /^xl\/worksheets\/([^/]+\.xml)$/
const relations = /\.rels$/
/** The parser does not read them. */
const binary = /^xl\/(?:media|printerSettings)\//
const lessThan = '<'.charCodeAt(0)
const forbidden = Buffer.from('<!DOCTYPE')

/** What is really in a part, whatever size its header names. */
export async function* contentOf(part: ArchivePart): AsyncGenerator<Buffer> {
  if (part.method === stored) return yield Buffer.from(part.bytes)
  const inflate = createInflateRaw()
  inflate.end(part.bytes)
  yield* inflate
}

/** Counts tags, and the longest run of bytes from the start of one to the next: a tag and the text behind it. */
class TagMeter {
  tags = 0
  longestRun = 0
  #run = 0

  add(chunk: Buffer): void {
    let from = 0
    for (let at = chunk.indexOf(lessThan); at >= 0; at = chunk.indexOf(lessThan, from)) {
      this.longestRun = Math.max(this.longestRun, this.#run + at - from)
      this.tags += 1
      this.#run = 0
      from = at + 1
    }
    this.#run += chunk.length - from
    this.longestRun = Math.max(this.longestRun, this.#run)
  }
}

type PartLimits = { readonly bytes: number; readonly tags: number }
type Found = PartLimits & { readonly inspection: Inspection; readonly text: string }

async function inspect(part: ArchivePart, limits: PartLimits): Promise<Found> {
  const meter = new TagMeter()
  const isRead = !binary.test(part.name)
  const saved: Buffer[] = []
  let bytes = 0
  const found = (inspection: Inspection): Found => ({
    inspection,
    bytes,
    tags: meter.tags,
    text: Buffer.concat(saved).toString(),
  })
  for await (const chunk of contentOf(part)) {
    bytes += chunk.length
    if (isRead) meter.add(chunk)
    if (bytes > limits.bytes || meter.tags > limits.tags || chunk.includes(forbidden)) return found('unsound')
    if (meter.longestRun > sheetLimits.runBytes) return found('too-long')
    if (relations.test(part.name)) saved.push(chunk)
  }
  return found('sound')
}

/** A quoted value may hold the sign that ends a tag. */
const relationship = /<(?:\w+:)?Relationship\b(?:[^<>"']|"[^<"]*"|'[^<']*')*(>?)/g
const readAtOnce = /\/(?:officeDocument|sharedStrings|styles)["']/
const target = /\bTarget\s*=\s*["'](?:[^"']*\/)?([^"'/]*)["']/

/** Whether the parser would read this worksheet as something that it holds in memory at once. */
const namesOtherwise = (texts: readonly string[], worksheets: ReadonlySet<string>): boolean =>
  texts.some((text) =>
    [...text.matchAll(relationship)].some(([tag, end]) => {
      // A tag without an end or a character reference could hide a name.
      if (!end || tag.includes('&#')) return true
      return readAtOnce.test(tag) && worksheets.has(target.exec(tag)?.[1] ?? '')
    }),
  )

/**
 * Unpacks every part once before the parser does, in steps, and counts. The parser needs about ten times the size of a part
 * that it reads at once, and quadratic time for one long tag.
 */
export async function inspectParts(
  bytes: Uint8Array,
  { unpackedBytes, tree }: Pick<SheetPurpose, 'unpackedBytes' | 'tree'>,
): Promise<Inspection> {
  const worksheets = new Set<string>()
  const texts: string[] = []
  let left = unpackedBytes
  let treeLeft = tree
  const parts = partsOf(bytes)
  if (!parts) return 'unsound'
  for (const part of parts) {
    const sheetName = worksheet.exec(part.name)?.[1]
    if (sheetName) worksheets.add(sheetName)
    const limits = sheetName ? { bytes: left, tags: Number.POSITIVE_INFINITY } : treeLeft
    const found = await inspect(part, limits)
    if (found.inspection !== 'sound') return found.inspection
    left -= found.bytes
    if (!sheetName) treeLeft = { bytes: treeLeft.bytes - found.bytes, tags: treeLeft.tags - found.tags }
    texts.push(found.text)
  }
  return namesOtherwise(texts, worksheets) ? 'unsound' : 'sound'
}
