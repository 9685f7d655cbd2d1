import type { FoundInConsole } from '#contract/console-search.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { SearchGroup } from '#domain/access/console-search.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { Db } from '#server/platform/database/connect.ts'

type ConsoleSearch = {
  readonly text: string
  readonly language: Language
  readonly actor: Actor
  readonly now: Date
  readonly max: number
}

/** Implemented by the module that has the records of the group. */
type FindInConsole = (db: Db, search: ConsoleSearch) => Promise<readonly Omit<FoundInConsole, 'group'>[]>
export type ConsoleFinders = Readonly<Record<SearchGroup, FindInConsole>>
