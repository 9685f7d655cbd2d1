import type { Language } from '#domain/brands/brand.ts'
import { portOf } from '#domain/places/port.ts'
import type { NoticeKind } from './notice.ts'

type Told = Readonly<Record<string, string>>

/** Facts that are ports, kept by their codes; the sentence says `<fact>Name` as well. */
const portFacts: Partial<Record<NoticeKind, readonly string[]>> = { 'rate-alert': ['pol', 'pod'] }

/** What a notice says, with the names of its ports in the reader's language. */
export function noticeFacts(kind: NoticeKind, facts: Told, language: Language): Told {
  const names = (portFacts[kind] ?? []).map((fact) => {
    const code = facts[fact] ?? ''
    return [`${fact}Name`, portOf(code)?.name[language] ?? code]
  })
  return { ...facts, ...Object.fromEntries(names) }
}
