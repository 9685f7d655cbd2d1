import { useEffect, useRef, useState } from 'react'
import type { RateFile } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { differingFields, type FieldTexts, mergeFields } from '#domain/values/three-way.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { readNewest } from './newest-version.ts'
import { type RateContent, textsOfRate } from './rate-content.ts'

type MergeNoticeProps = {
  readonly kind: RateKind
  /** The texts that the form was opened with. */
  readonly base: FieldTexts
  readonly mine: RateContent
  onMerged(newest: RateFile, merged: FieldTexts): void
}

/** Another user has saved a newer version. The form keeps its values; both are shown side by side, field by field. */
export function MergeNotice({ kind, base, mine, onMerged }: MergeNoticeProps) {
  const { t } = useTranslation('ratesAdmin')
  const [newest, setNewest] = useState<RateFile>()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useResultMutation(() => readNewest(kind, mine.code))
  const notice = useRef<HTMLDivElement>(null)
  // The notice is below a long form; the button that saves is always in view.
  useEffect(() => void notice.current?.scrollIntoView({ block: 'center' }), [])
  const compare = async () => {
    const result = await send(undefined)
    if (result.ok) setNewest(result.value)
  }
  return (
    <div ref={notice} className={styles.errors}>
      <p>{t('merge.outdated')}</p>
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
      <p>
        <Button isCompact variant="primary" isPending={isSending} onClick={() => void compare()}>
          {t('merge.compare')}
        </Button>
      </p>
      {newest && (
        <Compared
          newest={newest}
          base={base}
          mine={mine}
          onMerged={(merged) => onMerged(newest, merged)}
          onClose={() => setNewest(undefined)}
        />
      )}
    </div>
  )
}

type ComparedProps = Pick<MergeNoticeProps, 'base' | 'mine'> & {
  readonly newest: RateFile
  onMerged(merged: FieldTexts): void
  onClose(): void
}

function Compared({ newest, base, mine, onMerged, onClose }: ComparedProps) {
  const theirs = textsOfRate(newest)
  const own = textsOfRate(mine)
  const [fields] = useState(() => differingFields({ base, mine: own, theirs }))
  return (
    <MergeDialog
      newest={newest}
      fields={fields}
      texts={new Map([...theirs, ...own])}
      companies={[...(newest.companies ?? []), ...(mine.companies ?? [])]}
      onMerge={(choices) => onMerged(mergeFields(theirs, fields, choices))}
      onClose={onClose}
    />
  )
}
