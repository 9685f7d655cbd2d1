import type { ArchivePart } from './archive.ts'
import { contentOf } from './inspect-parts.ts'

// A tag ends before the next one, so that many without an end take no time.
const sheetTag = /<(?:\w+:)?sheet\b[^<>]*>/g
const relationTag = /<(?:\w+:)?Relationship\b[^<>]*>/g
const relationOfSheet = /\b\w+:id\s*=\s*["']([^"']+)["']/
const idOfRelation = /\bId\s*=\s*["']([^"']+)["']/
const fileOfTarget = /\bTarget\s*=\s*["'](?:[^"']*\/)?([^"'/]+)["']/

async function textOf(parts: readonly ArchivePart[], name: string): Promise<string> {
  const part = parts.find((one) => one.name === name)
  if (!part) return ''
  const pieces: Buffer[] = []
  for await (const piece of contentOf(part)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** The worksheets in the order of the workbook; undefined for one whose part is not found. */
export async function worksheetsOf(
  parts: readonly ArchivePart[],
): Promise<readonly (ArchivePart | undefined)[]> {
  const relations = await textOf(parts, 'xl/_rels/workbook.xml.rels')
  const files = new Map(
    [...relations.matchAll(relationTag)].map(([tag]) => [
      idOfRelation.exec(tag)?.[1],
      fileOfTarget.exec(tag)?.[1],
    ]),
  )
  const book = await textOf(parts, 'xl/workbook.xml')
  return [...book.matchAll(sheetTag)].map(([tag]) => {
    const file = files.get(relationOfSheet.exec(tag)?.[1])
    return parts.find(({ name }) => name === `xl/worksheets/${file}`)
  })
}
