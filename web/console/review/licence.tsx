import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { readBlob } from '#web/client/files.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useRefusalText } from '#web/console/shared/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LicenceImage } from './licence-image.tsx'
import { LicencePdf } from './licence-pdf.tsx'

type LicenceProps = { readonly file: CompanyFile }

/** Loaded only on request, because each view is recorded. */
export function Licence({ file }: LicenceProps) {
  const { t } = useTranslation('console')
  const maySee = may(useActor(), 'see-licence')
  return (
    <ConsolePanel title={t('company.licence.title')}>
      {maySee ? (
        <Shown file={file} />
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
function useLicence({ companyId, application }: CompanyFile) {
  const [blob, setBlob] = useState<Blob>()
  const { send, isSending, refusal } = useResultMutation(() =>
    readBlob('GET /api/console/company/licence', {
      query: { companyId, fileId: application.licenceFileId },
    }),
  )
  const load = async () => {
    const result = await send(undefined)
    setBlob(result.ok ? result.value : undefined)
  }
  return { isLoading: isSending, refusal, blob, load, hide: () => setBlob(undefined) }
}

function Shown({ file }: LicenceProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { isLoading, refusal, blob, load, hide } = useLicence(file)
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
  const { companyName, creditCode } = file.application
  return blob.type.startsWith('image/') ? (
    <LicenceImage blob={blob} name={companyName} onHide={hide} />
  ) : (
    <LicencePdf blob={blob} code={creditCode} onHide={hide} />
  )
}
