import type { StaffOrderView } from '#contract/console-orders.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'

type ConflictProps = { readonly order: StaffOrderView; readonly since: string | undefined }

/** What others did while the reader decided on an older version. */
export function ConflictNotice({ order: { history }, since }: ConflictProps) {
  const { t } = useTranslation('ordersAdmin')
  if (since === undefined) return null
  const news = history.filter(({ at }) => at > since)
  return (
    <div role="status">
      <Panel title={t('conflict.title')} tone="warn">
        <p>{t('conflict.text')}</p>
        <ul>
          {news.map(({ at, kind, actor }) => (
            <li key={`${at} ${kind}`}>
              {t(`orderView:events.${kind}`)} · <TypedText text={actor} />{' '}
              <FormattedTime at={at} format="dateTime" />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
