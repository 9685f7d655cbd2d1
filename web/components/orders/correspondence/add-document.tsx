import { useState } from 'react'
import type { OrderDocuments } from '#contract/order-documents.ts'
import { type DocumentKind, type DocumentSide, kindsOf } from '#domain/orders/documents/document-kinds.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './correspondence.module.css'
import { FilesField, uploaded } from './files-field.tsx'
import { orderCalls } from './order-calls.ts'

type AddDocumentProps = {
  readonly number: string
  readonly side: DocumentSide
  onDone(documents: OrderDocuments): void
}

/** A new key empties the form after each document. */
export function AddDocument({ onDone, ...props }: AddDocumentProps) {
  const [added, setAdded] = useState(0)
  return (
    <AddForm
      key={added}
      {...props}
      onDone={(documents) => {
        setAdded(added + 1)
        onDone(documents)
      }}
    />
  )
}

const rules = { kind: required, fileId: allRules(required, uploaded) }

function AddForm({ number, side, onDone }: AddDocumentProps) {
  const { t } = useTranslation('orderMessages')
  const { send } = useCallMutation(orderCalls[side].addDocument, { invalidates: [orderCalls[side].order] })
  const { formProps, ...form } = useForm<OrderDocuments>({
    rules,
    namespace: 'orderMessages',
    send: ({ kind, fileId = '' }) => send({ body: { number, kind: kind as DocumentKind, fileId } }),
    onDone: (documents) => {
      showToast('info', t('documents.done', { name: documents.documents.at(-1)?.name ?? '' }))
      onDone(documents)
    },
  })
  return (
    <form className={styles.form} {...formProps} aria-label={t('documents.add')}>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="kind"
          label={t('documents.kind')}
          placeholder={t('upload.choose-kind')}
          choices={kindsOf(side).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <FilesField
          form={form}
          name="fileId"
          label={t('upload.label')}
          most={1}
          uploadKey={orderCalls[side].upload}
        />
      </div>
      <FormFooter form={form} submitLabel={t('documents.add')} isSecondary />
    </form>
  )
}
