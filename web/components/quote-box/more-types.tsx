import { useState } from 'react'
import type { HomePort } from '#domain/places/home-ports.ts'
import { queryLimits } from '#domain/quotes/limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './quote-box.module.css'
import type { SavedQuoteForm } from './saved-quote-form.ts'
import { TypeField } from './type-field.tsx'
import type { LateFields } from './use-late-fields.ts'

type MoreTypesProps = {
  readonly tab: 'ocean' | 'trucking'
  readonly port: HomePort
  readonly late: LateFields
  readonly saved: SavedQuoteForm | undefined
  problemOf(name: string): string | undefined
}

/** Often asked for together with the default type. */
const addedType = '20GP'

/** The numbers of the added rows; the fields of the first row have none. */
const rowsOf = (saved: SavedQuoteForm | undefined): readonly number[] =>
  Object.keys(saved?.texts ?? {}).flatMap((name) => {
    const row = /^type(\d+)$/.exec(name)?.[1]
    return row === undefined ? [] : [Number(row)]
  })

/** Further container types of the same shipment. */
export function MoreTypes({ tab, port, late, saved, problemOf }: MoreTypesProps) {
  const { t } = useTranslation('home')
  const [rows, setRows] = useState(() => rowsOf(saved))
  const add = () => setRows([...rows, Math.max(1, ...rows) + 1])
  return (
    <>
      {rows.map((row) => (
        <div key={row} className={styles.added}>
          <TypeField
            row={row}
            tab={tab}
            port={port}
            late={late}
            saved={saved?.texts[`type${row}`] ?? addedType}
          />
          <TextField
            name={`count${row}`}
            label={t('quoteBox.countOf', { row })}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={saved?.texts[`count${row}`] ?? '1'}
            problem={problemOf(`count${row}`)}
          />
          <Button
            isSquare
            variant="quiet"
            icon="close"
            aria-label={t('quoteBox.removeType', { row })}
            onClick={() => setRows(rows.filter((one) => one !== row))}
          />
        </div>
      ))}
      {rows.length + 1 < queryLimits.containerRows.max && (
        <div className={styles.more}>
          <Button variant="quiet" isCompact onClick={add}>
            + {t('quoteBox.addType')}
          </Button>
        </div>
      )}
    </>
  )
}
