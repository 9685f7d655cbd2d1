import type { ReactNode } from 'react'
import type { OrderWork } from '#contract/order-work.ts'
import { type OrderGroup, orderParts } from '#domain/orders/fields/order-field.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { runningFormOf } from '#domain/orders/running/running-fields.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import orders from '#web/components/orders/orders.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DetailValue } from './detail-value.tsx'
import styles from './running.module.css'
import { useRunningLabels } from './use-running-labels.ts'

type RunningDetailsProps = {
  readonly order: OrderedServices
  readonly work: Pick<OrderWork, 'details' | 'acknowledgedAt'>
  readonly actions?: ReactNode
}

/** What staff filled in on the order, by part. */
export function RunningDetails({ order, work, actions }: RunningDetailsProps) {
  const { t } = useTranslation('orderRunning')
  const { fields, groups } = runningFormOf(order)
  const { values, writtenAt, writtenBy } = work.details
  const parts = orderParts
    .map((part) => ({
      part,
      own: fields.filter((field) => field.part === part && (values.fields[field.name] ?? '') !== ''),
      ownGroups: groups.filter(({ name, part: of }) => of === part && (values.groups[name] ?? []).length > 0),
    }))
    .filter(({ own, ownGroups }) => own.length + ownGroups.length > 0)
  return (
    <Panel title={t('details.title')} actions={actions}>
      {parts.length === 0 && <p className={orders.empty}>{t('details.none')}</p>}
      {parts.map(({ part, own, ownGroups }) => (
        <section key={part} className={orders.part}>
          <h3>{t(`orderFields:parts.${part}`)}</h3>
          <Texts fields={own} texts={values.fields} work={work} />
          {ownGroups.map((group) => (
            <Rows key={group.name} group={group} work={work} />
          ))}
        </section>
      ))}
      {work.acknowledgedAt !== null && (
        <p className={styles.written}>
          {t('details.acknowledged')} <FormattedTime at={work.acknowledgedAt} format="dateTime" />
        </p>
      )}
      {writtenAt !== null && (
        <p className={styles.written}>
          <TypedText text={t('details.written', { name: writtenBy })} />{' '}
          <FormattedTime at={writtenAt} format="dateTime" />
        </p>
      )}
    </Panel>
  )
}

type TextsProps = {
  readonly fields: OrderGroup['fields']
  readonly texts: Readonly<Record<string, string>>
  readonly work: Pick<OrderWork, 'details'>
}

function Texts({ fields, texts, work }: TextsProps) {
  const labels = useRunningLabels()
  if (fields.length === 0) return null
  return (
    <DescriptionList
      layout="columns"
      items={fields.map((field) => ({
        term: labels.field(field.name),
        value: <DetailValue field={field} text={texts[field.name] ?? ''} zones={work.details.zones} />,
      }))}
    />
  )
}

function Rows({ group, work }: { readonly group: OrderGroup; readonly work: Pick<OrderWork, 'details'> }) {
  const { t } = useTranslation('orderRunning')
  const name = useRunningLabels().group(group.name)
  const rows = work.details.values.groups[group.name] ?? []
  return (
    <div className={orders.blocks}>
      {rows.map((texts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a group have no other identity.
        <div key={index}>
          <h4>{rows.length > 1 ? t('form.row', { name, row: index + 1 }) : name}</h4>
          <Texts
            fields={group.fields.filter((field) => (texts[field.name] ?? '') !== '')}
            texts={texts}
            work={work}
          />
        </div>
      ))}
    </div>
  )
}
