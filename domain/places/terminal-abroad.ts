import type { Bilingual } from '#domain/brands/brand.ts'
import { portOf } from './port.ts'
import { terminalInChinese, terminalsAbroad } from './terminals-abroad.data.ts'

/** A terminal where a ship unloads. Its name stands beside the code, because the code is unique in its port only. */
export type TerminalAbroad = { readonly code: string; readonly name: Bilingual }

const key = (port: string, code: string): string => `${port} ${code}`

const nameOf = (port: string, short: string, name: string): Bilingual => ({
  zh: `${portOf(port)?.name.zh ?? port} ${short} ${terminalInChinese}`,
  en: name,
})

const namesByKey: ReadonlyMap<string, Bilingual> = new Map(
  terminalsAbroad.map(([port, code, short, name]) => [key(port, code), nameOf(port, short, name)]),
)

/** An unknown terminal is named by its code. */
export const terminalAbroad = (port: string, code: string): TerminalAbroad => ({
  code,
  name: namesByKey.get(key(port, code)) ?? { zh: code, en: code },
})
