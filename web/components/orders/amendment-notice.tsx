import type { FileView } from '#contract/files.ts'
import type { OrderView } from '#contract/orders.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import type { Result } from '#domain/values/refusal.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { AttachmentLinks } from '#web/components/requests/attachment-links.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChangedFields, ChangedFile, ChangedPrice } from './amendment-changes.tsx'

type AmendmentNoticeProps = {
  readonly order: Pick<OrderView, 'service' | 'amendment'>
  readonly reader: 'customer' | 'staff'
  readFile(file: FileView): Promise<Result<Blob>>
}

/** A change that the customer asked for: what it changes, what it costs, and what became of it. */
export function AmendmentNotice({ order, reader, readFile }: AmendmentNoticeProps) {
  const { t } = useTranslation('orderAmendment')
  const { service, amendment } = order
  const { instruction, state, reason, answer, before, after, price } = amendment
  if (state === 'none' || !before || !after) return null
  const waiting = reader === 'staff' ? t('waitsForStaff') : t('waitsForUs')
  const leads = {
    requested: waiting,
    returned: t('waitsForYou'),
    accepted: t('holds'),
    declined: t('goesOn'),
  } as const
  return (
    <Panel
      title={t(`states.${state}`)}
      lead={leads[state]}
      tone={state === 'requested' || state === 'returned' ? 'warn' : undefined}
    >
      <DescriptionList
        layout="columns"
        items={[
          { term: t('reason'), value: reason && <TypedText text={reason} /> },
          { term: t('answer'), value: answer && <TypedText text={answer} /> },
        ]}
      />
      <ChangedFields
        form={orderForms[service]}
        before={before}
        after={after}
        hasFile={instruction !== null}
      />
      {instruction && (
        <ChangedFile>
          <AttachmentLinks files={[instruction]} read={readFile} />
        </ChangedFile>
      )}
      {price && <ChangedPrice next={price.lines} {...price} />}
    </Panel>
  )
}
