import { useState } from 'react'
import type { OrderPeople as People } from '#contract/order-people.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import styles from './sharing.module.css'

/** Who looks after an order and who follows it. */
export function OrderPeople({ number }: { readonly number: string }) {
  const { t } = useTranslation('orderSharing')
  const query = useCallQuery('GET /api/orders/people', { query: { number } }, { refetchOnNotification: true })
  return (
    <Panel title={t('people.title')}>
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {(people) => <PeopleContent number={number} people={people} onChanged={query.setData} />}
      </QueryState>
    </Panel>
  )
}

type ContentProps = { readonly number: string; readonly people: People; onChanged(people: People): void }

function PeopleContent({ number, people, onChanged }: ContentProps) {
  const { t } = useTranslation('orderSharing')
  const { owner, isOwner, follows, watchers, colleagues } = people
  const following = useCallMutation('POST /api/orders/people/follow', {
    invalidates: ['GET /api/orders/order'],
  })
  const [chosen, setChosen] = useState<People['owner']>()
  const follow = async (wanted: boolean, text: string, personId?: string) => {
    const done = await following.send({ body: { number, follows: wanted, personId } })
    if (!done.ok) return
    showToast('info', done.value ? text : t('people.gone'))
    if (done.value) onChanged(done.value)
  }
  const name = isOwner ? t('people.ownerYou', { name: owner.name }) : owner.name
  return (
    <>
      <DescriptionList items={[{ term: t('people.owner'), value: <TypedText text={name} /> }]} />
      <h3>{t('people.watchers')}</h3>
      {watchers.length === 0 && <p className={styles.soft}>{t('people.alone')}</p>}
      <ul className={styles.shares}>
        {watchers.map((watcher) => (
          <li key={watcher.id}>
            <TypedText text={watcher.name} />
            {colleagues.length > 0 && (
              <Button
                isCompact
                isPending={following.isSending}
                onClick={() => void follow(false, t('people.removed', { name: watcher.name }), watcher.id)}
              >
                {t('people.remove')}
                <span className="visually-hidden"> {watcher.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwner ? (
        <p className={styles.soft}>{t('people.ownerHelp')}</p>
      ) : (
        <div>
          <Button
            isCompact
            isPending={following.isSending}
            onClick={() => void follow(!follows, t(follows ? 'people.unfollowed' : 'people.followed'))}
          >
            {t(follows ? 'people.unfollow' : 'people.follow')}
          </Button>{' '}
          {follows && <span className={styles.soft}>{t('people.followHelp')}</span>}
        </div>
      )}
      <RefusalMessage refusal={following.refusal} />
      {colleagues.length > 0 && (
        <ColleagueForm
          people={people}
          isSending={following.isSending}
          onAdd={({ id, name: added }) => void follow(true, t('people.added', { name: added }), id)}
          onHandOver={setChosen}
        />
      )}
      {chosen && (
        <HandOverDialog
          number={number}
          people={people}
          to={chosen}
          onDone={onChanged}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
