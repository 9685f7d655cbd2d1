import type { Lesson } from '#web/language/messages.ts'

/** What the pages say on which places are priced, and staff asked where they are not. */
export const priceLessons: readonly Lesson[] = ['forms', 'gate', 'prices', 'tariffs', 'requests', 'places']
