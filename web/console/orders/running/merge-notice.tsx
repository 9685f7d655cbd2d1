import type { OrderForm } from '#domain/orders/fields/order-field.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { OpenedDetails } from './opened-details.ts'

type MergeNoticeProps = {
  readonly form: OrderForm
  readonly opened: OpenedDetails
  readonly merged: NonNullable<OpenedDetails['merged']>
}

/** Who saved in the meantime, and what both changed. */
export function MergeNotice({ form, opened: { base }, merged: { by, conflicts } }: MergeNoticeProps) {
  const { t } = useTranslation('orderRunning')
  const labels = useRunningLabels()
  const isGroup = (name: string) => form.groups.some((group) => group.name === name)
  const text = (name: string) =>
    isGroup(name)
      ? t('form.theirRows', { field: labels.group(name), rows: (base.groups[name] ?? []).length })
      : t('form.theirs', { field: labels.field(name), text: base.fields[name] ?? '—' })
  return (
    <div role="status">
      <Panel title={t('ordersAdmin:conflict.title')} tone="warn">
        <p>
          <TypedText text={t('form.conflict', { name: by })} />
        </p>
        {conflicts.length > 0 && (
          <>
            <p>{t('form.both')}</p>
            <ul>
              {conflicts.map((name) => (
                <li key={name}>
                  <TypedText text={text(name)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  )
}
