import type { Language } from '#domain/brands/brand.ts'
import { portOf } from '#domain/places/port.ts'
import type { NotificationKind } from './notification.ts'

type Params = Readonly<Record<string, string>>

/** Parameters that are port codes; texts may also use `<param>Name`. */
const portParams: Partial<Record<NotificationKind, readonly string[]>> = { 'rate-alert': ['pol', 'pod'] }

/** Adds the names of ports in the user's language. */
export function notificationParams(kind: NotificationKind, params: Params, language: Language): Params {
  const names = (portParams[kind] ?? []).map((param) => {
    const code = params[param] ?? ''
    return [`${param}Name`, portOf(code)?.name[language] ?? code]
  })
  return { ...params, ...Object.fromEntries(names) }
}
