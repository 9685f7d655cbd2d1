import type { OrderView } from '#contract/orders.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { orderStateFacts, placingSteps } from '#domain/orders/lifecycle/states.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Steps } from '#web/ui/steps.tsx'

type PlacingStepsProps = { readonly order: Pick<OrderView, 'state' | 'payment'> }

/** Spec §2: the four steps of placing. Where payment comes after the work, the third says until when. */
export function PlacingSteps({ order: { state, payment } }: PlacingStepsProps) {
  const { t } = useTranslation('orderView')
  const payStep = usePayStep()
  const { stepsDone } = orderStateFacts[state]
  const steps = placingSteps.map((id) => ({
    id,
    label: id === 'paid' ? payStep(payment) : t(`orders:steps.${id}`),
  }))
  return (
    <Steps
      label={t('steps.label')}
      steps={steps}
      current={placingSteps.at(stepsDone)}
      done={t('steps.done')}
    />
  )
}

function usePayStep() {
  const { t } = useTranslation('orderView')
  const language = useLanguage()
  return ({ later }: OrderView['payment']): string => {
    if (later === null) return t('orders:steps.paid')
    if (later.by !== null) return t('steps.payBy', { day: formatDay(later.by, language, 'date') })
    return t(`steps.payAfter.${later.after}`, { days: later.days })
  }
}
