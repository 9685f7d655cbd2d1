import { useState } from 'react'
import type { OrderPeople } from '#contract/order-people.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './sharing.module.css'

type Colleague = OrderPeople['owner']

type ColleagueFormProps = {
  readonly people: OrderPeople
  readonly isSending: boolean
  onAdd(colleague: Colleague): void
  onHandOver(colleague: Colleague): void
}

/** A colleague who is to follow the order, or to look after it. */
export function ColleagueForm({ people, isSending, onAdd, onHandOver }: ColleagueFormProps) {
  const { t } = useTranslation('orderSharing')
  const [id, setId] = useState('')
  const chosen = people.colleagues.find((colleague) => colleague.id === id)
  const follows = people.watchers.some((watcher) => watcher.id === id)
  return (
    <div className={styles.share}>
      <SelectField
        name="colleague"
        label={t('people.choose')}
        defaultValue=""
        onChosen={setId}
        choices={[
          { value: '', label: '—' },
          ...people.colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name })),
        ]}
      />
      <Button
        isCompact
        disabled={!chosen || follows}
        isPending={isSending}
        onClick={() => chosen && onAdd(chosen)}
      >
        {t('people.add')}
      </Button>
      <Button isCompact disabled={!chosen} onClick={() => chosen && onHandOver(chosen)}>
        {t('people.handOver')}
      </Button>
    </div>
  )
}
