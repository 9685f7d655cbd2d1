import { useState } from 'react'
import type { RecordNotes as Notes } from '#contract/notes.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { NoteForm } from './note-form.tsx'
import type { NotedRecord } from './noted-record.ts'
import { Owner } from './owner.tsx'

/** Remarks of staff for staff, with a field for the next one, and who looks after the record. */
export function RecordNotes({ kind, id }: NotedRecord) {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/notes', { query: { kind, id } })
  const [addedHere, setAddedHere] = useState(0)
  const onAdded = (notes: Notes) => {
    query.setData(notes)
    setAddedHere(addedHere + 1)
  }
  return (
    <ConsolePanel title={t('notes.title')}>
      <QueryState query={query} skeleton={{ rows: 3 }}>
        {(notes) => (
          <div className={page.stack}>
            {(kind === 'company' || kind === 'request') && (
              <Owner record={{ kind, id }} notes={notes} onSet={query.setData} />
            )}
            <p className={page.soft}>{t('notes.lead')}</p>
            {/* A new key empties the field after each own note; a note of a colleague leaves it as it is. */}
            <Drafted key={addedHere} form={`note-${kind}-${id}`}>
              {(draft) => (
                <NoteForm
                  record={{ kind, id }}
                  colleagues={notes.colleagues}
                  draft={draft}
                  onAdded={onAdded}
                />
              )}
            </Drafted>
            <NoteList kind={kind} notes={notes.notes} />
          </div>
        )}
      </QueryState>
    </ConsolePanel>
  )
}

type NoteListProps = Pick<Notes, 'notes'> & Pick<NotedRecord, 'kind'>

function NoteList({ kind, notes }: NoteListProps) {
  if (notes.length === 0) return null
  return (
    <ul className={review.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <NoteItem kind={kind} note={note} />
        </li>
      ))}
    </ul>
  )
}

type NoteItemProps = Pick<NotedRecord, 'kind'> & { readonly note: Notes['notes'][number] }

/** The text and the colleagues it has reached; an assignment names the colleague. */
function NoteItem({ kind, note: { text, at, by, isAssignment, mentioned, unmatched } }: NoteItemProps) {
  const { t } = useTranslation('console')
  const listed = (names: readonly string[]) => names.join(t('list.between'))
  const names = listed(mentioned.map(({ name }) => name))
  return (
    <>
      <p className={review.note}>
        {isAssignment && kind !== 'rate' ? t(`notes.assigned.${kind}`, { names }) : text}
      </p>
      <p className={page.soft}>
        {by.name} <FormattedTime at={at} format="dateTime" />
        {names !== '' && !isAssignment && ` · ${t('notes.named', { names })}`}
        {unmatched.length > 0 &&
          ` · ${t('notes.unmatched', { names: listed(unmatched.map((name) => `@${name}`)) })}`}
      </p>
    </>
  )
}
