/** Quotes and requests share one sequence; the letter shows which it is. */
export const documentKinds = { quote: 'Q', request: 'R' } as const
export type DocumentKind = keyof typeof documentKinds

const digits = 6

/** `Q261115-000042`: the day in Shanghai and the number from the sequence. */
export const documentNumber = (kind: DocumentKind, day: string, counted: number | string): string =>
  `${documentKinds[kind]}${day.slice(2).replaceAll('-', '')}-${String(counted).padStart(digits, '0')}`
