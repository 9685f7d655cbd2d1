import type { Language } from '#domain/brands/brand.ts'
import { portOf } from '#domain/places/port.ts'
import type { NotificationKind } from './notification.ts'

type Told = Readonly<Record<string, string>>

/** Facts that are ports, kept by their codes; the sentence says `<fact>Name` as well. */
const portFacts: Partial<Record<NotificationKind, readonly string[]>> = { 'rate-alert': ['pol', 'pod'] }

/** What a notice says, with the names of its ports in the reader's language. */
export function notificationFacts(kind: NotificationKind, params: Told, language: Language): Told {
  const names = (portFacts[kind] ?? []).map((fact) => {
    const code = params[fact] ?? ''
    return [`${fact}Name`, portOf(code)?.name[language] ?? code]
  })
  return { ...params, ...Object.fromEntries(names) }
}
