import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

type NewerNoticeProps = { readonly by: string; onLoad(): void }

/** Another person saved while this one types: loading keeps what is typed. */
export function NewerNotice({ by, onLoad }: NewerNoticeProps) {
  const { t } = useTranslation('orderRunning')
  return (
    <div role="status">
      <Panel title={t('form.newerTitle')} tone="warn">
        <p>
          <TypedText text={t('form.newer', { name: by })} />
        </p>
        <div>
          <Button isCompact onClick={onLoad}>
            {t('form.loadNewer')}
          </Button>
        </div>
      </Panel>
    </div>
  )
}
