import type { PersonView } from '#contract/identity.ts'

export const ways = ['password', 'code'] as const
export type Way = (typeof ways)[number]

export type Entering = { onEntered(person: PersonView): void }
