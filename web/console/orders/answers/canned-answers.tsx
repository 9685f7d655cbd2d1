import { useId, useState } from 'react'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { AnswersDialog } from './answers-dialog.tsx'

/** Chooses a canned answer and inserts it in either language. */
export function CannedAnswers({ insert }: { insert(text: string): void }) {
  const { t } = useTranslation('orderMessages')
  const query = useCallQuery('GET /api/console/canned-answers', {})
  const [chosen, setChosen] = useState('')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (query.status !== 'ready') return null
  const { answers } = query.data
  const answer = answers.find((one) => one.id === chosen) ?? answers[0]
  return (
    <div className={page.row}>
      {answer && (
        <>
          <label htmlFor={id}>{t('answers.title')}</label>
          <Select
            id={id}
            value={answer.id}
            choices={answers.map(({ id: value, title }) => ({ value, label: title }))}
            onChosen={setChosen}
          />
          <Button isCompact onClick={() => insert(answer.zh)}>
            {t('answers.insertZh')}
          </Button>
          <Button isCompact onClick={() => insert(answer.en)}>
            {t('answers.insertEn')}
          </Button>
        </>
      )}
      <Button isCompact variant="quiet" onClick={() => setOpen(true)}>
        {t('answers.manage')}
      </Button>
      {isOpen && <AnswersDialog answers={answers} onDone={query.setData} onClose={() => setOpen(false)} />}
    </div>
  )
}
