import { writeAmount, writeMoney } from '#domain/quotes/explain-money.ts'

export { writeAmount, writeMoney }
