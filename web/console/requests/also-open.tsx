import { useNews } from '#web/console/shared/news-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Who else has the request open now; without anybody, who opened it a short time ago. */
export function AlsoOpen({ openedBy }: { readonly openedBy: string | null }) {
  const { t } = useTranslation('requestsAdmin')
  const { alsoOpen } = useNews()
  if (alsoOpen.length > 0)
    return <p role="status">{t('answer.alsoOpen', { names: alsoOpen.join(t('console:list.between')) })}</p>
  return openedBy === null ? null : <p role="status">{t('answer.alsoOpenedBy', { name: openedBy })}</p>
}
