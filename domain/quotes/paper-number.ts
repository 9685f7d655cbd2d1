/** Quotes and requests are counted in one row; the letter tells which it is. */
export const paperKinds = { quote: 'Q', request: 'R' } as const
export type PaperKind = keyof typeof paperKinds

const digits = 6

/** `Q261115-000042`: the day in Shanghai, and the number in the row. */
export const paperNumber = (kind: PaperKind, day: string, counted: number | string): string =>
  `${paperKinds[kind]}${day.slice(2).replaceAll('-', '')}-${String(counted).padStart(digits, '0')}`
