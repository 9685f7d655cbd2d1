import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { numberText } from '#domain/certification/company-number.ts'
import { readBlob } from '#web/client/files.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CompareLicence } from './compare-licence.tsx'
import type { Comparison } from './compared.tsx'
import { LicenceImage } from './licence-image.tsx'
import { LicencePdf } from './licence-pdf.tsx'

type LicenceProps = {
  readonly file: CompanyFile
  readonly fileId: string
  readonly title: string
  /** After the server has recorded the view. */
  onOpened(): void
  onCompared(comparisons: readonly Comparison[]): void
}

/** Loaded only on request, because each view is recorded. */
export function Licence(props: LicenceProps) {
  const { t } = useTranslation('console')
  const maySee = may(useActor(), 'see-licence')
  return (
    <ConsolePanel title={props.title}>
      {maySee ? (
        <Shown {...props} />
      ) : (
        <EmptyState
          state="no-permission"
          title={t('company.licence.denied')}
          text={t('company.licence.deniedText')}
        />
      )}
    </ConsolePanel>
  )
}

/** The file is not cached: each view is recorded. */
function useLicence({ file: { companyId }, fileId, onOpened }: LicenceProps) {
  const [blob, setBlob] = useState<Blob>()
  const { send, isSending, refusal } = useResultMutation(() =>
    readBlob('GET /api/console/company/licence', { query: { companyId, fileId } }),
  )
  const load = async () => {
    const result = await send(undefined)
    setBlob(result.ok ? result.value : undefined)
    if (result.ok) onOpened()
  }
  return { isLoading: isSending, refusal, blob, load, hide: () => setBlob(undefined) }
}

function Shown(props: LicenceProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { isLoading, refusal, blob, load, hide } = useLicence(props)
  if (isLoading) return <EmptyState state="loading" title={t('company.licence.loading')} />
  const view = (
    <Button isCompact icon="shown" onClick={() => void load()}>
      {t('company.licence.view')}
    </Button>
  )
  if (refusal)
    return (
      <EmptyState
        state="error"
        title={t('company.licence.failed')}
        text={refusalText(refusal)}
        action={view}
      />
    )
  if (!blob) return <p>{view}</p>
  const { file, fileId, onCompared } = props
  const { companyId, application } = file
  return blob.type.startsWith('image/') ? (
    <>
      <CompareLicence companyId={companyId} fileId={fileId} onCompared={onCompared} />
      <LicenceImage blob={blob} name={application.companyName} onHide={hide} />
    </>
  ) : (
    <LicencePdf blob={blob} code={numberText(application)} onHide={hide} />
  )
}
