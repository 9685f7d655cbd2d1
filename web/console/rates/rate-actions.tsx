import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useRefusalText } from '#web/console/shared/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { newestOf } from './versions.ts'
import { WhenDialog } from './when-dialog.tsx'

type ActionsProps = { readonly file: RateFile; onChanged(file: RateFile): void; reload(): void }
const changesList = { invalidates: ['GET /api/console/rates'] } as const
type DialogProps = ActionsProps & { onClose(): void }

/** The actions that are possible in the state of the version. */
export function RateActions(props: ActionsProps) {
  const { t } = useTranslation('ratesAdmin')
  const { file } = props
  const mayAudit = may(useActor(), 'read-audit')
  const [dialog, setDialog] = useState<'publish' | 'archive'>()
  const close = () => setDialog(undefined)
  const isOver = file.state === 'ended'
  // The server refuses to publish a draft that is based on older prices.
  const isOutdated = newestOf(file).rateId !== file.rateId
  return (
    <div className={page.row}>
      {file.state === 'draft' && !isOutdated && (
        <Button variant="primary" onClick={() => setDialog('publish')}>
          {t('actions.publish')}
        </Button>
      )}
      <Link className={buttonClass({ isCompact: true })} to="?edit">
        {t(file.state === 'draft' ? 'actions.edit' : 'actions.newVersion')}
      </Link>
      <Link
        className={buttonClass({ isCompact: true })}
        to={`/console/rates/new?kind=${file.kind}&from=${file.rateId}`}
      >
        {t('actions.copy')}
      </Link>
      {!isOver && (
        <Button isCompact onClick={() => setDialog('archive')}>
          {t(file.state === 'draft' ? 'actions.discard' : 'actions.archive')}
        </Button>
      )}
      {mayAudit && (
        <Link className={buttonClass({ isCompact: true })} to={`/console/audit?subjectId=${file.rateId}`}>
          {t('actions.trail')}
        </Link>
      )}
      {dialog === 'publish' && <Publish {...props} onClose={close} />}
      {dialog === 'archive' && <Archive {...props} onClose={close} />}
    </div>
  )
}

function Publish({ file, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const { send, isSending, refusal } = useCallMutation('POST /api/console/rate/publish', changesList)
  const { rateId, code, version } = file
  const publish = async (at: string | null) => {
    const result = await send({ body: { rateId, at } })
    if (!result.ok) return
    showToast('info', t(at ? 'publish.scheduled' : 'publish.done', { code, version }))
    onClose()
    onChanged(result.value)
  }
  return (
    <WhenDialog
      title={t('publish.title', { code, version })}
      confirmLabels={{ now: t('publish.now'), later: t('publish.later') }}
      refusal={refusal}
      isSending={isSending}
      onConfirm={(at) => void publish(at)}
      onClose={onClose}
    >
      <p>{t('publish.text')}</p>
    </WhenDialog>
  )
}

function Archive({ file, reload, onClose }: DialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/rate/archive', changesList)
  const { rateId, code, version, state, kind } = file
  const what = state === 'draft' ? 'discard' : 'archive'
  const archive = async () => {
    const result = await send({ body: { rateId } })
    if (!result.ok) return
    showToast('info', t(`${what}.done`, { code, version }))
    onClose()
    // A discarded draft has no page.
    if (what === 'archive') reload()
    else void navigate(previousPath(file) ?? `/console/rates?kind=${kind}`)
  }
  return (
    <ConfirmDialog
      title={t(`${what}.title`, { code, version })}
      confirmLabel={t(`${what}.confirm`)}
      cancelLabel={t('when.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <p>{t(`${what}.text`)}</p>
    </ConfirmDialog>
  )
}

/** The page of the version before a draft. */
function previousPath({ history, version }: RateFile): string | undefined {
  const [previous] = history
    .filter((row) => row.version < version)
    .toSorted((one, other) => other.version - one.version)
  return previous && ratePath(previous.rateId)
}
