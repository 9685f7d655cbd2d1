import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './orders.module.css'
import { useOrderReader } from './use-order-reader.ts'

/** Says that the list is not that of the whole company. Administrators always see all orders. */
export function OnlyOwnNote() {
  const { t } = useTranslation('workbenchOrders')
  const isMember = useOrderReader() === 'member'
  const settings = useCallQuery('GET /api/certification/settings', {})
  if (!isMember || settings.status !== 'ready' || !settings.data.membersSeeOwnOrders) return null
  return <p className={styles.onlyOwn}>{t('list.onlyOwn')}</p>
}
