import type { Bilingual, BrandCode } from '#domain/brands/brand.ts'

/** Where customers of a brand transfer to. */
export type BankAccount = {
  readonly payee: Bilingual
  readonly bank: Bilingual
  readonly account: string
  readonly swift: string
}

export type BankAccounts = Readonly<Partial<Record<BrandCode, BankAccount>>>

/** A brand without an account of its own is paid through that of the group. */
export const accountOf = (accounts: BankAccounts, brand: BrandCode): BankAccount | undefined =>
  accounts[brand] ?? accounts.group
