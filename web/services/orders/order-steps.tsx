import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import type { QuoteRow, SavedQuote } from '#contract/quotes.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { withQuoted } from '#domain/orders/from-quote/quoted-form.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { remarksOfMore } from '#web/components/orders/field-remarks.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AlsoOrdered, LeftOut } from './added/added-notices.tsx'
import { addedName, addedText } from './added/added-text.ts'
import { withContact } from './added/known-values.ts'
import { isOfQuote, type RefusedServices, refusalByService } from './added/refused-services.ts'
import { ServiceForm } from './added/service-form.tsx'
import { type AddedServices, useAddedServices } from './added/use-added-services.ts'
import type { OrderDraft } from './drafts/order-draft.ts'
import { FieldRemarksContext } from './field-remarks-context.ts'
import { type FormToFill, refusalByControl, typedValues } from './form-values.ts'
import { instructionIn } from './instruction/instruction.ts'
import { type Filled, OrderForm } from './order-form.tsx'
import type { OrderPlaces } from './order-places.ts'
import { OrderReview } from './order-review.tsx'
import { startOf } from './order-start.ts'
import styles from './orders.module.css'
import { depths, useReviewStep } from './use-review-step.ts'

/** The service whose fields are shown in place of the review. */
type OpenService = { readonly number: string; readonly isNew: boolean }

/** What was known of a service that was left out is known of another quote for it. */
function addTo({ add, leftOut }: AddedServices, { number, mode }: QuoteRow, known: OrderValues) {
  const before = leftOut.filter(({ service }) => service === mode)
  const values = before.reduce<OrderValues>(
    (all, { values: { fields, groups } }) => ({
      fields: { ...all.fields, ...fields },
      groups: { ...all.groups, ...groups },
    }),
    known,
  )
  add(
    { quote: number, values: withContact(values) },
    before.map((one) => one.number),
  )
}

/** Which step is shown, and what was refused in it. */
function useOrderSteps(services: AddedServices) {
  const { filled, changedPart, review, change, depth, goTo } = useReviewStep()
  const [refused, setRefused] = useState<LateRefusal>()
  const [refusedServices, setRefusedServices] = useState<RefusedServices>({})
  const [open, setOpen] = useState<OpenService>()
  const openService = (service: OpenService) => {
    setOpen(service)
    goTo(depths.service)
  }
  const onRefused = (refusal: Refusal) => {
    if (!refusal.fields || !filled) return
    const { main, more } = refusalByService(
      refusal,
      services.ready.map(({ quote }) => quote.number),
    )
    setRefusedServices(more)
    const wrong = Object.keys(more).find((number) => more[number] && !isOfQuote(more[number]))
    if (main) {
      change()
      setRefused({ refusal: refusalByControl(main, filled.rows) })
    } else if (wrong) openService({ number: wrong, isNew: false })
  }
  const close = () => {
    goTo(depths.review)
    if (open) setRefusedServices(({ [open.number]: _, ...others }) => others)
  }
  const shown = depth < depths.service ? undefined : open
  const step = { filled, changedPart, review, change, open: shown, openService, close }
  return { ...step, refused, refusedServices, onRefused }
}

type OrderStepsProps = {
  readonly quote: SavedQuote
  readonly places: OrderPlaces
  readonly correcting?: OrderView
  readonly fill: FormToFill
  readonly draft: OrderDraft
}

/** The fields of the main service, then the review, where other services are added. */
export function OrderSteps(props: OrderStepsProps) {
  const { fill, draft, places, correcting } = props
  const services = useAddedServices(draft.values, correcting)
  const steps = useOrderSteps(services)
  const { filled } = steps
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <div className={styles.page}>
      <LeftOut services={services} />
      {!filled && <AlsoOrdered services={services} />}
      <OrderForm
        fill={fill}
        start={startOf(fill, correcting)}
        draft={draft}
        places={places}
        isHidden={filled !== undefined}
        today={today}
        refused={steps.refused}
        changedPart={steps.changedPart}
        onFilled={(now) => {
          steps.review(now)
          services.setMain(withQuoted(typedValues(fill.typed, now.rows, now.texts), fill.quoted))
          void draft.saveNow()
        }}
      >
        <HiddenValue name={addedName} text={addedText(services.kept)} />
      </OrderForm>
      {filled && (
        <QueryState query={services.query}>
          {() => <AfterForm {...props} services={services} steps={steps} filled={filled} />}
        </QueryState>
      )}
    </div>
  )
}

type AfterFormProps = OrderStepsProps & {
  readonly services: AddedServices
  readonly steps: ReturnType<typeof useOrderSteps>
  readonly filled: Filled
}

/** The review, or the fields of one of the other services. */
function AfterForm({ quote, fill, draft, places, correcting, services, steps, filled }: AfterFormProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { open, openService, close, refusedServices } = steps
  const typed = typedValues(fill.typed, filled.rows, filled.texts)
  const values = withQuoted(typed, fill.quoted)
  const opened = open && services.ready.find((one) => one.quote.number === open.number)
  const remove = (number: string) => {
    services.remove(number)
    close()
  }
  if (open && opened)
    return (
      <FieldRemarksContext value={remarksOfMore(correcting?.remarks ?? [], services.ready.indexOf(opened))}>
        <ServiceForm
          service={opened}
          isNew={open.isNew}
          places={places}
          refused={refusedServices[open.number]}
          onTyped={(now) => services.type(open.number, now)}
          onDone={close}
          onRemove={correcting ? undefined : () => remove(open.number)}
        />
      </FieldRemarksContext>
    )
  if (services.isReading) return <Skeleton label={t('loading')} rows={4} />
  return (
    <OrderReview
      // Takes the focus again when a service was removed.
      key={services.added.map((one) => one.quote).join(' ')}
      quote={quote}
      correcting={correcting}
      form={fill.typed}
      typed={typed}
      instruction={instructionIn(filled.texts)}
      values={values}
      services={services}
      refusedServices={refusedServices}
      onOpen={(number) => openService({ number, isNew: false })}
      onAdd={(row) => {
        addTo(services, row, values)
        openService({ number: row.number, isNew: true })
      }}
      onRemove={remove}
      onChange={steps.change}
      beforeSend={async () => (correcting ? undefined : draft.orderedElsewhere())}
      onRefused={steps.onRefused}
      onPlaced={(number) => {
        draft.drop()
        void navigate({ search: `?placed=${encodeURIComponent(number)}` }, { replace: true })
      }}
    />
  )
}
