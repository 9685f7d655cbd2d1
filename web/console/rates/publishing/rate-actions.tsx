import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { DraftedConfirm } from '#web/components/drafts/drafted-confirm.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { newestSaved } from '#web/console/rates/versions.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { publishParam } from './publish-path.ts'
import { useArchiveReason } from './use-archive-reason.ts'
import { type PublicationChoices, WhenDialog } from './when-dialog.tsx'

type ActionsProps = { readonly file: RateFile; onChanged(file: RateFile): void; reload(): void }
const changesList = { invalidates: ['GET /api/console/rates'] } as const
type DialogProps = ActionsProps & { onClose(): void }

/** What archiving means in the state of the version. */
function archivingOf({ state }: RateFile): 'discard' | 'withdraw' | 'archive' {
  if (state === 'draft') return 'discard'
  return state === 'scheduled' ? 'withdraw' : 'archive'
}

/** The form of a draft leads to the check before its publication; once closed, the address has no trace of it. */
function useDialog(mayPublish: boolean) {
  const [params, setParams] = useSearchParams()
  const isLedHere = params.has(publishParam)
  const [dialog, setDialog] = useState<'publish' | 'archive' | undefined>(
    mayPublish && isLedHere ? 'publish' : undefined,
  )
  const close = () => {
    setDialog(undefined)
    if (isLedHere) setParams({}, { replace: true, preventScrollReset: true })
  }
  return { dialog, setDialog, close }
}

/** The actions that are possible in the state of the version. */
export function RateActions(props: ActionsProps) {
  const { t } = useTranslation('ratesAdmin')
  const { file } = props
  const mayAudit = may(useActor(), 'read-audit')
  const isOver = file.state === 'ended'
  // The server refuses to publish a draft that is based on older prices.
  const isOutdated = newestSaved(file).version > file.version
  const { dialog, setDialog, close } = useDialog(file.state === 'draft' && !isOutdated)
  return (
    <div className={page.row}>
      {file.state === 'draft' && !isOutdated && (
        <Button variant="primary" aria-keyshortcuts="p" onClick={() => setDialog('publish')}>
          {t('actions.publish')}
        </Button>
      )}
      <Link
        className={buttonClass({ isCompact: true })}
        to={`${ratePath(file.rateId)}?edit`}
        aria-keyshortcuts="e"
      >
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
          {t(`actions.${archivingOf(file)}`)}
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
  const [at, setAt] = useState<string | null>(null)
  const check = useCallQuery('GET /api/console/rate/check', { query: { rateId, ...(at && { at }) } })
  const publish = async (choices: PublicationChoices) => {
    const result = await send({ body: { rateId, ...choices } })
    if (!result.ok) return
    showToast('info', t(choices.at ? 'publish.scheduled' : 'publish.done', { code, version }))
    onClose()
    onChanged(result.value)
  }
  return (
    <WhenDialog
      title={t('publish.title', { code, version })}
      confirmLabels={{ now: t('publish.now'), later: t('publish.later') }}
      refusal={refusal}
      isSending={isSending}
      kind={file.kind}
      check={check}
      correction={(wrong) => (
        <Link className={buttonClass({ isCompact: true })} to={`${ratePath(rateId)}?edit`}>
          {t(`check.change.${wrong}`)}
        </Link>
      )}
      onTime={setAt}
      onConfirm={(choices) => void publish(choices)}
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
  const reason = useArchiveReason()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/rate/archive', changesList)
  const { rateId, code, version, kind } = file
  const what = archivingOf(file)
  const isDraft = what === 'discard'
  const archive = async (reason: string) => {
    const result = await send({ body: { rateId, ...(!isDraft && { reason }) } })
    if (!result.ok) return false
    showToast('info', t(`${what}.done`, { code, version }))
    onClose()
    // A discarded draft has no page.
    if (!isDraft) reload()
    else void navigate(previousPath(file) ?? `/console/rates?kind=${kind}`)
    return true
  }
  const shared = {
    title: t(`${what}.title`, { code, version }),
    confirmLabel: t(`${what}.confirm`),
    cancelLabel: t('when.cancel'),
    closeLabel: t('common:close'),
    children: <p>{t(`${what}.text`)}</p>,
    refusal: refusalText(refusal),
    isSending,
    onClose,
  }
  return isDraft ? (
    <ConfirmDialog {...shared} onConfirm={(given) => void archive(given)} />
  ) : (
    <DraftedConfirm {...shared} form={`archive-${rateId}`} reason={reason} onConfirm={archive} />
  )
}

/** The page of the version before a draft. */
function previousPath({ history, version }: RateFile): string | undefined {
  const [previous] = history
    .filter((row) => row.version < version)
    .toSorted((one, other) => other.version - one.version)
  return previous && ratePath(previous.rateId)
}
