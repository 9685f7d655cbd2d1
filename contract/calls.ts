import type { CallModules } from '#generated/calls.ts'
import type { Call } from './call.ts'

/** Every call that a file of this folder defines, by its name. */
export type Calls = {
  [N in keyof CallModules as CallModules[N] extends Call ? N : never]: CallModules[N] extends Call
    ? CallModules[N]
    : never
}
export type CallName = keyof Calls
