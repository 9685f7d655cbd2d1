import { useState } from 'react'
import type { OrderTemplateRow } from '#contract/order-templates.ts'
import { call } from '#web/client/call.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useOrderAgain } from '#web/components/orders/use-order-again.ts'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './started.module.css'
import { StartedList } from './started-list.tsx'
import { TemplateName } from './template-name.tsx'

type Chosen = { readonly action: 'rename' | 'remove'; readonly template: OrderTemplateRow }

/** What the company orders again and again. */
export function OrderTemplates() {
  const { t } = useTranslation('orderDrafts')
  const query = useCallQuery('GET /api/orders/templates', {})
  const summaryOf = useOrderSummary()
  const { send, isSending, refusal } = useOrderAgain()
  const [chosen, setChosen] = useState<Chosen>()
  if (query.status !== 'ready') return null
  const { templates } = query.data
  const close = () => setChosen(undefined)
  return (
    <>
      <StartedList
        title={t('templates.title', { total: templates.length })}
        rows={templates}
        rowKey={({ id }) => id}
        name={({ name }) => <TypedText text={name} />}
        details={(template) =>
          [
            t(`orderView:services.${template.service}`),
            summaryOf(template),
            t('templates.by', { name: template.createdBy }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={(template) => (
          <TemplateActions
            template={template}
            isSending={isSending}
            onUse={() => void send({ quote: template.quote, from: { kind: 'template', id: template.id } })}
            onChosen={setChosen}
          />
        )}
      />
      <p className={styles.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
      {chosen?.action === 'rename' && <RenameTemplate template={chosen.template} onClose={close} />}
      {chosen?.action === 'remove' && <RemoveTemplate template={chosen.template} onClose={close} />}
    </>
  )
}

type TemplateActionsProps = {
  readonly template: OrderTemplateRow
  readonly isSending: boolean
  onUse(): void
  onChosen(chosen: Chosen): void
}

function TemplateActions({ template, isSending, onUse, onChosen }: TemplateActionsProps) {
  const { t } = useTranslation('orderDrafts')
  const named = <span className="visually-hidden"> {template.name}</span>
  return (
    <>
      <Button isCompact isPending={isSending} title={t('templates.againHelp')} onClick={onUse}>
        {t('templates.use')}
        {named}
      </Button>
      <Button isCompact onClick={() => onChosen({ action: 'rename', template })}>
        {t('templates.rename')}
        {named}
      </Button>
      <Button isCompact onClick={() => onChosen({ action: 'remove', template })}>
        {t('templates.remove')}
        {named}
      </Button>
    </>
  )
}

type DialogProps = { readonly template: OrderTemplateRow; onClose(): void }

function RenameTemplate({ template: { id, version, name: former }, onClose }: DialogProps) {
  const { t } = useTranslation('orderDrafts')
  const invalidate = useInvalidate()
  return (
    <TemplateName
      title={t('templates.rename')}
      submitLabel={t('templates.rename')}
      initial={former}
      send={(name) =>
        call(
          'POST /api/orders/templates/rename',
          { body: { id, version, name } },
          { hidesOfflineToast: true },
        )
      }
      onDone={(name) => {
        invalidate('GET /api/orders/templates')
        showToast('info', t('templates.renamed', { name }))
      }}
      onClose={onClose}
    />
  )
}

function RemoveTemplate({ template: { id, version, name }, onClose }: DialogProps) {
  const { t } = useTranslation('orderDrafts')
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/templates/remove', {
    invalidates: ['GET /api/orders/templates'],
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('templates.removeTitle')}
      confirmLabel={t('templates.remove')}
      cancelLabel={t('templates.keep')}
      closeLabel={t('common:close')}
      refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      isSending={isSending}
      onConfirm={() => void send({ body: { id, version } })}
      onClose={onClose}
    >
      <p>{t('templates.removeText', { name })}</p>
    </ConfirmDialog>
  )
}
