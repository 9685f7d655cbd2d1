/** Quotes, requests and orders share one sequence; the letter shows which it is. */
export const documentKinds = { quote: 'Q', request: 'R', order: 'S' } as const
export type DocumentKind = keyof typeof documentKinds

const digits = 6
/** Of a number that is sent, right or wrong. */
export const typedNumberLength = 30

/** `Q261115-000042`: the day in Shanghai and the number from the sequence. */
export const documentNumber = (kind: DocumentKind, day: string, counted: number | string): string =>
  `${documentKinds[kind]}${day.slice(2).replaceAll('-', '')}-${String(counted).padStart(digits, '0')}`

/** Whether a text, for example of a URL, has the form of such a number. */
export const isDocumentNumber = (kind: DocumentKind, text: string): boolean =>
  new RegExp(`^${documentKinds[kind]}\\d{6}-\\d{${digits},12}$`).test(text)
