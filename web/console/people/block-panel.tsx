import { useState } from 'react'
import type { PersonFile } from '#contract/people.ts'
import { may } from '#domain/access/permissions.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { DraftedConfirm } from '#web/components/drafts/drafted-confirm.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type BlockPanelProps = { readonly file: PersonFile; onChanged(file: PersonFile): void }

/** Blocks an account and ends the block. A closed account has nothing to block. */
export function BlockPanel({ file, onChanged }: BlockPanelProps) {
  const { t } = useTranslation('console')
  const [isOpen, setOpen] = useState(false)
  const { blockedAt, blockReason, closedAt } = file
  const change = blockedAt ? 'unblock' : 'block'
  const mayBlock = may(useActor(), 'block-customers')
  if (closedAt !== null || !mayBlock) return null
  const done = (changed: PersonFile) => {
    setOpen(false)
    showToast('info', t(`person.block.done.${change}`, { name: file.name }))
    onChanged(changed)
  }
  return (
    <ConsolePanel title={t('person.block.title')}>
      <p className={page.soft}>{t(`person.block.lead.${change}`)}</p>
      {blockedAt && (
        <DescriptionList
          items={[
            { term: t('person.block.since'), value: <FormattedTime at={blockedAt} format="dateTime" /> },
            { term: t('decide.reason'), value: blockReason },
          ]}
        />
      )}
      <p>
        <Button isCompact onClick={() => setOpen(true)}>
          {t(`person.block.button.${change}`)}
        </Button>
      </p>
      {isOpen && <BlockDialog file={file} change={change} onDone={done} onClose={() => setOpen(false)} />}
    </ConsolePanel>
  )
}

type BlockDialogProps = {
  readonly file: PersonFile
  readonly change: 'block' | 'unblock'
  onDone(file: PersonFile): void
  onClose(): void
}

function BlockDialog({ file: { personId, name }, change, onDone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/person/block', {
    invalidates: ['GET /api/console/people'],
    onDone,
  })
  return (
    <DraftedConfirm
      title={t(`person.block.ask.${change}`, { name })}
      confirmLabel={t(`person.block.confirm.${change}`)}
      cancelLabel={t('person.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      isHarmless={change === 'unblock'}
      form={`${change}-${personId}`}
      reason={{
        label: t('decide.reason'),
        help: t('person.block.reasonHelp'),
        maxLength: textLimits.reason,
        missing: {
          text: t('person.block.reasonMissing'),
          summary: t('refusals:invalid-input', { count: 1 }),
        },
      }}
      onConfirm={async (reason) => (await send({ body: { personId, change, reason } })).ok}
      onClose={onClose}
    >
      {t(`person.block.effect.${change}`)}
    </DraftedConfirm>
  )
}
