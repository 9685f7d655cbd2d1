import { formNamespaces } from '#web/language/messages.ts'

/** The namespaces of a page that searches prices; the result, offers and quote requests bring their own. */
export const priceNamespaces = [...formNamespaces, 'prices'] as const
