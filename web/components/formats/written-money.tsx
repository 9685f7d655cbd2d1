import { writeMoney } from '#domain/language/write-money.ts'
import type { Money as MoneyValue } from '#domain/values/money.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Money, type MoneyProps } from '#web/ui/money.tsx'

type WrittenMoneyProps = Pick<MoneyProps, 'size'> & { readonly of: MoneyValue }

/** Money in the reader's language. */
export function WrittenMoney({ of, size }: WrittenMoneyProps) {
  return <Money amount={of.amount} text={writeMoney(of, useLanguage())} size={size} />
}
