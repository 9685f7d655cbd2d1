import { useState } from 'react'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { isSame } from '#web/components/drafts/form-draft.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import {
  refusalByControl,
  rowsIn,
  startRows,
  startTexts,
  typedValues,
} from '#web/services/orders/form-values.ts'
import { OrderForm } from '#web/services/orders/order-form.tsx'
import { type KnownPlaces, placesAt } from '#web/services/orders/order-places.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { knownValues } from './known-values.ts'
import type { ReadyService } from './use-added-services.ts'

type ServiceFormProps = {
  readonly service: ReadyService
  /** It was just added. */
  readonly isNew: boolean
  readonly places: KnownPlaces
  readonly refused: Refusal | undefined
  onTyped(values: OrderValues): void
  onDone(): void
  /** Not where the services are fixed. */
  readonly onRemove: (() => void) | undefined
}

/** What the form opens with; what is typed goes into the draft of the order. */
function useServiceDraft({ service: { fill, typed }, isNew, refused, onTyped }: ServiceFormProps) {
  return useState(() => {
    const values = isNew ? knownValues(fill, typed) : typed
    const rows = startRows(fill.typed, values)
    let last: FormValues | undefined
    const follow = (texts: FormValues) => {
      if (last && isSame(last, texts)) return
      last = texts
      onTyped(typedValues(fill.typed, rowsIn(fill.typed, texts), texts))
    }
    return {
      start: { rows, texts: startTexts(fill.typed, rows, values) },
      draft: { values: undefined, follow, close: () => undefined },
      refused: refused && { refusal: refusalByControl(refused, rows) },
    }
  })[0]
}

/** The fields of a service that is ordered together with the main one. */
export function ServiceForm(props: ServiceFormProps) {
  const { t } = useTranslation('orderForm')
  const { service, isNew, places, onTyped, onDone, onRemove } = props
  const { quote, fill } = service
  const { start, draft, refused } = useServiceDraft(props)
  const name = t(`orderView:services.${service.service}`)
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <>
      <Panel
        title={t('more.part', { service: name, number: quote.number })}
        lead={isNew ? t('more.known') : undefined}
        takesFocus
        actions={onRemove && <Button onClick={onRemove}>{t('more.remove', { service: name })}</Button>}
      />
      <OrderForm
        fill={fill}
        start={start}
        draft={draft}
        places={placesAt(places, quote)}
        isHidden={false}
        today={today}
        hasFile={false}
        refused={refused}
        onFilled={({ rows, texts }) => {
          onTyped(typedValues(fill.typed, rows, texts))
          onDone()
        }}
      />
    </>
  )
}
