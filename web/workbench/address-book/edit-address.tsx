import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AddressView } from '#contract/addresses.ts'
import { call } from '#web/client/call.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AddressDetails } from './address-details.tsx'
import { AddressForm } from './address-form.tsx'
import { addressUrls } from './address-urls.ts'
import { useMayKeep } from './use-may-keep.ts'

export function EditAddress({ id }: { readonly id: string }) {
  const mayKeep = useMayKeep()
  const query = useCallQuery('GET /api/addresses/entry', { query: { id } })
  return (
    <QueryState query={query} skeleton={{ rows: 8 }}>
      {(entry) =>
        mayKeep ? (
          <EntryForm
            key={`${entry.id} ${entry.version}`}
            entry={entry}
            reload={query.retry}
            onSaved={query.setData}
          />
        ) : (
          <AddressDetails entry={entry} />
        )
      }
    </QueryState>
  )
}

type EntryFormProps = {
  readonly entry: AddressView
  reload(): void
  onSaved(entry: AddressView): void
}

function EntryForm({ entry, reload, onSaved }: EntryFormProps) {
  const { t } = useTranslation('addresses')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [isConfirming, setConfirming] = useState(false)
  const { id, version } = entry
  const leave = (text: string) => {
    showToast('info', text)
    invalidate('GET /api/addresses')
    void navigate(addressUrls.list)
  }
  return (
    <Panel
      title={t('form.editTitle')}
      actions={<Button onClick={() => setConfirming(true)}>{t('form.remove')}</Button>}
    >
      <AddressForm
        initial={entry}
        send={(body) =>
          call('POST /api/addresses/change', { body: { ...body, id, version } }, { hidesOfflineToast: true })
        }
        onSaved={(saved) => {
          onSaved(saved)
          leave(t('form.saved', { name: saved.name }))
        }}
        beside={(refusal) => (
          <>
            <Link className={buttonClass()} to={addressUrls.list}>
              {t('form.cancel')}
            </Link>
            {refusal?.refusal === 'address-changed' && <Button onClick={reload}>{t('form.reload')}</Button>}
          </>
        )}
      />
      {isConfirming && (
        <RemoveDialog
          entry={entry}
          onRemoved={() => leave(t('form.removed', { name: entry.name }))}
          onClose={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}

type RemoveDialogProps = { readonly entry: AddressView; onRemoved(): void; onClose(): void }

function RemoveDialog({ entry: { id, version, name }, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('addresses')
  const refusalText = useRefusalText()
  const { send, refusal, isSending } = useCallMutation('POST /api/addresses/remove', { onDone: onRemoved })
  return (
    <ConfirmDialog
      title={t('form.removeTitle')}
      confirmLabel={t('form.remove')}
      cancelLabel={t('form.keep')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void send({ body: { id, version } })}
      onClose={onClose}
    >
      <p>{t('form.removeText', { name })}</p>
    </ConfirmDialog>
  )
}
