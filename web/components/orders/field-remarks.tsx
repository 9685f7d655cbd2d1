import type { OrderView } from '#contract/orders.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './orders.module.css'

export type Remark = OrderView['remarks'][number]

/** Remarks name a field by itself or by its path in the values. */
export const remarksAt = (remarks: readonly Remark[], path: string): readonly Remark[] =>
  remarks.filter(
    ({ property }) => property === path || property === `fields.${path}` || property === `groups.${path}`,
  )

/** The remarks on a service that was ordered with the main one; their paths are within it. */
export const remarksOfMore = (remarks: readonly Remark[], index: number): readonly Remark[] => {
  const start = `more.${index}.`
  return remarks.flatMap((remark) =>
    remark.property?.startsWith(start) ? [{ ...remark, property: remark.property.slice(start.length) }] : [],
  )
}

/** What staff ask to correct in one field. */
export function FieldRemarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const { t } = useTranslation('orderView')
  return remarks.map(({ severity, message }) => (
    <span key={message} className={styles.remark} data-severity={severity}>
      <Icon name="warning" size={16} />
      <span className="visually-hidden">{t('details.fieldRemark')}</span>
      <span>
        <TypedText text={message} />
      </span>
    </span>
  ))
}
