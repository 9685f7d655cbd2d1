import { type ReactNode, useEffect, useState } from 'react'
import type { OrderField } from '#domain/orders/fields/order-field.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useFieldLabel } from '#web/components/orders/use-field-label.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { OrderPlaces } from '#web/services/orders/order-places.ts'
import styles from '#web/services/orders/orders.module.css'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { shipFields } from './picked-sailing.ts'
import { SailingPicker } from './sailing-picker.tsx'

type ShipFieldsProps = {
  readonly form: FormState
  /** Those of the ship that the order asks for. */
  readonly fields: readonly OrderField[]
  readonly start: FormValues
  readonly places: OrderPlaces
  onPicks(picksShip: boolean): void
  /** The fields to type into. */
  typed(start: FormValues): ReactNode
}

export const isOfShip = ({ name }: OrderField): boolean => shipFields.some((field) => field === name)

/** Whether the order asks for a ship that the quote does not name. */
export const asksForShip = (fields: readonly OrderField[]): boolean =>
  ['vessel', 'voyage'].every((name) => fields.some((field) => field.name === name))

/** The ship of an order: picked from the sailings of its lane, typed where we have none. */
export function ShipFields({ form, fields, start, places, onPicks, typed }: ShipFieldsProps) {
  const { t } = useTranslation('orderForm')
  const sailings = useCallQuery('GET /api/orders/sailings', { query: { quote: places.quote } })
  const [isTyping, setTyping] = useState(false)
  const labelOf = useFieldLabel()
  const problemOf = useProblem(form)
  const isListed = sailings.status === 'ready' && sailings.data.sailings.length > 0
  const picksShip = isListed && !isTyping
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form keeps what it was notified of.
  useEffect(() => onPicks(picksShip), [picksShip])
  if (sailings.status === 'loading') {
    // The form lists its problems in the order in which it learned of its fields.
    for (const { name } of fields) problemOf(name, labelOf(name))
    return (
      <>
        <Skeleton label={t('common:loading')} rows={1} />
        {fields.map(({ name }) => (
          <HiddenValue key={name} name={name} text={start[name] ?? ''} />
        ))}
      </>
    )
  }
  if (!isListed) return typed(start)
  const { isPortOnly } = sailings.data
  const texts = { ...start, ...form.values }
  const toggle = isPortOnly && (
    <Button isCompact onClick={() => setTyping(!isTyping)}>
      {t(isTyping ? 'sailing.pickInstead' : 'sailing.typeInstead')}
    </Button>
  )
  return (
    <>
      {!picksShip ? (
        typed(texts)
      ) : (
        <SailingPicker
          form={form}
          hasDay={fields.some(({ name }) => name === 'etd')}
          start={texts}
          quote={places.quote}
          isPortOnly={isPortOnly}
        />
      )}
      {toggle && <div className={styles.rowActions}>{toggle}</div>}
    </>
  )
}
