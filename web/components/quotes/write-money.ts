import { writeAmount, writeMoney } from '#domain/quotes/explain-money.ts'

export { writeAmount, writeMoney }

/** Of a band, which never has cents. */
export const writeRound = (amount: string): string => writeAmount(amount.replace(/\.0+$/, ''))
