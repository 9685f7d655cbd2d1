import type { ReactNode } from 'react'
import type { OrderView } from '#contract/orders.ts'
import type { OrderField, OrderGroup } from '#domain/orders/fields/order-field.ts'
import { type OrderPart, orderParts } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { FieldRemarks, type Remark, remarksAt, remarksOfMore } from './field-remarks.tsx'
import { FieldValue } from './field-value.tsx'
import styles from './orders.module.css'
import { useFieldLabel } from './use-field-label.ts'

type Texts = Readonly<Record<string, string>>
type Service = Pick<OrderView, 'service' | 'values'>
type Shown = Service & Pick<OrderView, 'remarks'> & { readonly more: readonly Service[] }

type OrderFieldsProps = {
  readonly order: Shown
  /** Beside the title of a part of the main service. */
  besidePart?(part: OrderPart): ReactNode
}

/** Everything that was typed for an order, by service, with the remarks of staff at their fields. */
export function OrderFields({ order: { more, remarks, ...main }, besidePart }: OrderFieldsProps) {
  const { t } = useTranslation('orderView')
  const nameOf = ({ service }: Service) => t(`services.${service}`)
  const titleOf = (service: Service) => (more.length > 0 ? nameOf(service) : t('details.title'))
  return (
    <>
      <ServiceFields title={titleOf(main)} service={main} remarks={remarks} besidePart={besidePart} />
      {more.map((service, index) => (
        <ServiceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a service has no other identity than its position.
          key={index}
          title={titleOf(service)}
          service={service}
          remarks={remarksOfMore(remarks, index)}
        />
      ))}
    </>
  )
}

type ServiceFieldsProps = {
  readonly title: string
  readonly service: Service
  readonly remarks: readonly Remark[]
  readonly besidePart?: OrderFieldsProps['besidePart']
}

function ServiceFields({ title, ...shown }: ServiceFieldsProps) {
  return (
    <Panel title={title}>
      <ServiceParts {...shown} />
    </Panel>
  )
}

/** By the parts of the form of the service. */
export function ServiceParts(props: Omit<ServiceFieldsProps, 'title'>) {
  const { remarks, besidePart } = props
  const { service, values } = props.service
  const { t } = useTranslation('orderView')
  const form = orderForms[service]
  const given = (field: OrderField, texts: Texts, path: string) =>
    (texts[field.name] ?? '') !== '' || remarksAt(remarks, path).length > 0
  const parts = orderParts
    .map((part) => ({
      part,
      fields: form.fields.filter((field) => field.part === part && given(field, values.fields, field.name)),
      groups: form.groups.filter(
        ({ name, part: own }) =>
          own === part && ((values.groups[name] ?? []).length > 0 || remarksAt(remarks, name).length > 0),
      ),
    }))
    .filter(({ fields, groups }) => fields.length + groups.length > 0)
  return parts.map(({ part, fields, groups }) => (
    <section key={part} className={styles.part}>
      <div className={styles.partHead}>
        <h3>{t(`orderFields:parts.${part}`)}</h3>
        {besidePart?.(part)}
      </div>
      <FieldList fields={fields} texts={values.fields} remarks={remarks} />
      {groups.map((group) => (
        <Group key={group.name} group={group} rows={values.groups[group.name] ?? []} remarks={remarks} />
      ))}
    </section>
  ))
}

type FieldListProps = {
  readonly fields: readonly OrderField[]
  readonly texts: Texts
  readonly remarks: readonly Remark[]
  /** The group and the row, if they are fields of one. */
  readonly within?: string
}

function FieldList({ fields, texts, remarks, within }: FieldListProps) {
  const labelOf = useFieldLabel()
  if (fields.length === 0) return null
  return (
    <DescriptionList
      layout="columns"
      items={fields.map((field) => ({
        term: labelOf(field.name),
        value: (
          <>
            <FieldValue field={field} text={texts[field.name] ?? ''} />
            <FieldRemarks remarks={remarksAt(remarks, within ? `${within}.${field.name}` : field.name)} />
          </>
        ),
      }))}
    />
  )
}

type GroupProps = {
  readonly group: OrderGroup
  readonly rows: readonly Texts[]
  readonly remarks: readonly Remark[]
}

/** Rows of a few fields are a table; people and doors are blocks. */
const mostTableFields = 3

function Group({ group, rows, remarks }: GroupProps) {
  const { t } = useTranslation('orderView')
  const labelOf = useFieldLabel()
  const name = labelOf(group.name, 'groups')
  const ofGroup = <FieldRemarks remarks={remarksAt(remarks, group.name)} />
  const isGiven = ({ name: field }: OrderField) =>
    rows.some(
      (texts, index) =>
        (texts[field] ?? '') !== '' || remarksAt(remarks, `${group.name}.${index}.${field}`).length > 0,
    )
  if (group.fields.length <= mostTableFields)
    return (
      <>
        {ofGroup}
        <DataTable
          caption={name}
          captionHidden
          density="dense"
          columns={group.fields.filter(isGiven).map((field, index) => ({
            key: field.name,
            header: labelOf(field.name),
            isRowHeader: index === 0,
            cell: (row: Numbered) => (
              <>
                <FieldValue field={field} text={row.texts[field.name] ?? ''} />
                <FieldRemarks remarks={remarksAt(remarks, `${group.name}.${row.index}.${field.name}`)} />
              </>
            ),
          }))}
          rows={rows.map((texts, index) => ({ texts, index }))}
          rowKey={({ index }) => String(index)}
        />
      </>
    )
  return (
    <div className={styles.blocks}>
      {rows.length === 0 && ofGroup}
      {rows.map((texts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a group have no other identity.
        <div key={index}>
          <h4>{rows.length > 1 ? t('details.row', { group: name, index: index + 1 }) : name}</h4>
          {index === 0 && ofGroup}
          <FieldList
            fields={group.fields.filter(({ name: field }) => (texts[field] ?? '') !== '')}
            texts={texts}
            remarks={remarks}
            within={`${group.name}.${index}`}
          />
        </div>
      ))}
    </div>
  )
}

type Numbered = { readonly texts: Texts; readonly index: number }
