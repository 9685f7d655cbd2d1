import type { CertificationView } from '#contract/certification.ts'
import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { pages } from '#web/workbench/shell/pages.ts'
import { useReader } from '#web/workbench/shell/use-reader.ts'
import styles from './dashboard.module.css'
import { Locks } from './locks.tsx'
import { Matter } from './matter.tsx'
import { factsOf, isForReader, placeOf, tones } from './matters.ts'

export default function Dashboard() {
  const { t } = useTranslation('workbench')
  const reader = useReader()
  if (!reader) return null
  const { person, myCompany, actor } = reader
  const mayDecide = mayManageMembers(actor, companyOf(actor) ?? '').ok
  return (
    <>
      <p className={styles.hello}>{t('dashboard.hello', { name: person.name })}</p>
      <Panel title={t('dashboard.needed')}>
        {mayDecide ? (
          <ForAdministrator myCompany={myCompany} />
        ) : (
          <Matters myCompany={myCompany} requests={0} />
        )}
      </Panel>
      <Locks actor={actor} />
    </>
  )
}

function ForAdministrator({ myCompany }: { myCompany: CertificationView }) {
  const requests = useCallQuery('GET /api/certification/joinRequests', {}, { isLive: true })
  return <Matters myCompany={myCompany} requests={requests.is === 'ready' ? requests.data.length : 0} />
}

/** What the user has to do comes first; what waits for others comes below. */
function Matters({ myCompany, requests }: { myCompany: CertificationView; requests: number }) {
  const { t } = useTranslation('workbench')
  const unread = useSession((state) => state.unread)
  const place = placeOf(myCompany)
  const own = `dashboard.certification.${place}` as const
  const params = factsOf(myCompany)
  const certification = (
    <Matter
      tone={tones[place]}
      title={t(`${own}.title`, params)}
      text={t(`${own}.text`, params)}
      step={t(`${own}.step`)}
      to={pages.certification}
    />
  )
  const isFirst = isForReader(place)
  const isQuiet = !isFirst && requests === 0 && unread === 0
  return (
    <ul className={styles.matters}>
      {isFirst && certification}
      {requests > 0 && (
        <Matter
          tone="warn"
          title={t('dashboard.requests', { count: requests })}
          text={t('dashboard.requestsText')}
          step={t('dashboard.requestsStep')}
          to={pages.company}
        />
      )}
      {unread > 0 && (
        <Matter
          tone="info"
          title={t('dashboard.unread', { count: unread })}
          text={t('dashboard.unreadText')}
          step={t('dashboard.unreadStep')}
          to={pages.inbox}
        />
      )}
      {isQuiet && (
        <li>
          <EmptyState state="first-use" title={t('dashboard.nothing')} text={t('dashboard.nothingText')} />
        </li>
      )}
      {!isFirst && certification}
    </ul>
  )
}
