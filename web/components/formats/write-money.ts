import { writeAmount, writeMoney } from '#domain/quotes/explain-money.ts'

export { writeAmount, writeMoney }

/** For price ranges, which have no cents. */
export const writeRound = (amount: string): string => writeAmount(amount.replace(/\.0+$/, ''))
