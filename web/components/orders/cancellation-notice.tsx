import type { OrderView } from '#contract/orders.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

type CancellationNoticeProps = {
  readonly order: Pick<OrderView, 'state' | 'cancellation'>
  readonly reader: 'customer' | 'staff'
}

/** A cancellation that waits for an answer, or that staff declined while the order goes on. */
export function CancellationNotice({ order: { state, cancellation }, reader }: CancellationNoticeProps) {
  const { t } = useTranslation('orderChanges')
  const { state: asked, cost, reason, answer } = cancellation
  if (state !== 'in-process' || (asked !== 'requested' && asked !== 'declined')) return null
  const waiting = reader === 'staff' ? t('cancellation.waitsForStaff') : t('cancellation.waitsForUs')
  return (
    <Panel
      title={t(`cancellation.${asked}`)}
      lead={asked === 'requested' ? waiting : t('cancellation.goesOn')}
      tone={asked === 'requested' ? 'warn' : undefined}
    >
      <DescriptionList
        layout="columns"
        items={[
          { term: t('cancellation.cost'), value: cost && <FormattedMoney money={cost} size="strong" /> },
          { term: t('cancellation.reason'), value: reason && <TypedText text={reason} /> },
          { term: t('cancellation.answer'), value: answer && <TypedText text={answer} /> },
        ]}
      />
    </Panel>
  )
}
