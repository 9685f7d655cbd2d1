import { formatMoney } from '#domain/language/format-money.ts'
import type { Money as MoneyValue } from '#domain/values/money.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Money, type MoneyProps } from '#web/ui/money.tsx'

type FormattedMoneyProps = Pick<MoneyProps, 'size'> & { readonly money: MoneyValue }

/** Money in the reader's language. */
export function FormattedMoney({ money, size }: FormattedMoneyProps) {
  return <Money amount={money.amount} text={formatMoney(money, useLanguage())} size={size} />
}
