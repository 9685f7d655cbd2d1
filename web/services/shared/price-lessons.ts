import type { Lesson } from '#web/language/messages.ts'

/** The message namespaces of pages with prices and quote requests. */
export const priceLessons: readonly Lesson[] = ['forms', 'gate', 'prices', 'tariffs', 'requests', 'places']
