import { formatAmount } from '#domain/language/format-money.ts'
import type { OrderField } from '#domain/orders/fields/order-field.ts'
import { containerText, isContainerType } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './orders.module.css'
import { useChoiceLabel } from './use-choice-label.ts'

type FieldValueProps = { readonly field: OrderField; readonly text: string }

/** What was typed into a field, as its kind is read: days, names of places, figures. */
export function FieldValue({ field, text }: FieldValueProps) {
  const { t } = useTranslation('orderView')
  const choiceLabel = useChoiceLabel()
  const placeText = usePlaceText()
  if (text === '') return <span className={styles.empty}>{t('details.empty')}</span>
  switch (field.kind) {
    case 'day':
      return isCalendarDay(text) ? <FormattedDay day={text} /> : text
    case 'whole':
    case 'decimal':
      return formatAmount(text)
    case 'yes':
      return text === 'yes' ? t('orderFields:yes') : text
    case 'choice':
      return isContainerType(text) ? containerText(text) : choiceLabel(field.name, text)
    case 'place':
      return <TypedText text={placeText(field.name, text)} />
    case 'lines':
      return (
        <span className={styles.lines}>
          <TypedText text={text} />
        </span>
      )
    default:
      return <TypedText text={text} />
  }
}

function usePlaceText() {
  const names = useNames()
  return (field: string, code: string): string => {
    if (field === 'country') return names.country(code)
    if (field === 'city') return names.district(code)
    const place = names.place(code)
    return place === code ? names.typed(code) : place
  }
}
