import { randomUUID } from 'node:crypto'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { RequestInfo } from './request.ts'
import { type DoorSettings, type HeaderReader, readLanguage, readVisitor } from './visitor.ts'

/** What can be told of a request before anything is done for it. */
export type Arrival = Omit<RequestInfo, 'brand'> & {
  readonly brand: BrandCode | undefined
  readonly host: string
}

export type ArrivalDeps = {
  readonly read: HeaderReader
  readonly remoteAddress: string
  /** The `lang` of the address, when it has one. */
  readonly linkedLanguage: string | null
}

const soundRequestId = /^[\w-]{8,64}$/

export function readArrival(
  { read, remoteAddress, linkedLanguage }: ArrivalDeps,
  settings: DoorSettings,
): Arrival {
  const visitor = readVisitor(read, remoteAddress, settings)
  const given = visitor.proxied ? read(requestIdHeader) : undefined
  const language: Language = readLanguage(read, linkedLanguage)
  const requestId = given !== undefined && soundRequestId.test(given) ? given : randomUUID()
  const { proxied: _, ...known } = visitor
  return { ...known, language, requestId }
}
