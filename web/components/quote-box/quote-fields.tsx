import { useMemo, useState } from 'react'
import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { findDistrictFrom, findPort, type Place } from '#web/components/places/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MoreTypes } from './more-types.tsx'
import styles from './quote-box.module.css'
import type { SavedQuoteForm } from './saved-quote-form.ts'
import type { Tab } from './tabs.ts'
import { TypeField } from './type-field.tsx'
import type { LateFields } from './use-late-fields.ts'

type QuoteFieldsProps = {
  readonly tab: Tab
  /** Kept when the tab changes. */
  readonly port: HomePort
  readonly late: LateFields
  readonly saved: SavedQuoteForm | undefined
  onPort(code: string): void
  onPlace(place: Place | undefined): void
  problemOf(name: string): string | undefined
}

/** The few fields that decide on a price; all others keep their defaults. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { tab, port, late, saved, onPort, onPlace, problemOf } = props
  const { t } = useTranslation('home')
  const isMoved = tab === 'ocean' || tab === 'trucking'
  const count = (name: 'count' | 'days' | 'cbm' | 'tons', defaultValue: string) => (
    <TextField
      name={name}
      label={t(`quoteBox.${name}`)}
      inputMode={name === 'tons' ? 'decimal' : 'numeric'}
      autoComplete="off"
      defaultValue={saved?.texts[name] ?? defaultValue}
      problem={problemOf(name)}
    />
  )
  return (
    <>
      <div className={styles.port}>
        <SelectField
          name="port"
          label={t(tab === 'ocean' ? 'quoteBox.pol' : 'quoteBox.port')}
          defaultValue={port}
          choices={homePorts.map((code) => ({ value: code, label: t(`quoteBox.ports.${code}`) }))}
          onChosen={onPort}
        />
      </div>
      {isMoved ? (
        <>
          <PlaceToFind
            key={tab === 'ocean' ? tab : port}
            tab={tab}
            port={port}
            late={late}
            saved={saved}
            onPlace={onPlace}
            problemOf={problemOf}
          />
          <div className={styles.moved}>
            <TypeField tab={tab} port={port} late={late} saved={saved?.texts.type} />
            {count('count', '1')}
            <div className={styles.day}>
              <Day late={late} saved={saved?.texts.day} problem={problemOf('day')} />
            </div>
          </div>
          <MoreTypes tab={tab} port={port} late={late} saved={saved} problemOf={problemOf} />
        </>
      ) : (
        <>
          {tab === 'warehouse' ? count('cbm', '20') : count('count', '1')}
          {count('days', '15')}
          {tab === 'warehouse' && count('tons', '')}
        </>
      )}
    </>
  )
}

/** The earliest day of departure or pick-up; without one, the price is for today. */
function Day({ late, saved = '', problem }: DayProps) {
  const { t } = useTranslation('home')
  const field = { name: 'day', label: t('quoteBox.day'), placeholder: t('quoteBox.dayFormat'), problem }
  if (!late) return <TextField {...field} autoComplete="off" defaultValue={saved} />
  return (
    <late.PlainDayField
      {...field}
      initialText={late.formerOf('day').initialText || saved}
      unreadable={t('quoteBox.problems.day')}
    />
  )
}

type DayProps = Pick<QuoteFieldsProps, 'late'> & {
  readonly saved: string | undefined
  readonly problem: string | undefined
}

type PlaceToFindProps = Pick<QuoteFieldsProps, 'tab' | 'late' | 'saved' | 'onPlace' | 'problemOf'> & {
  readonly port: HomePort
}

/** The port of discharge, or a district that trucks of the port serve. */
function PlaceToFind({ tab, port, late, saved, onPlace, problemOf }: PlaceToFindProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const [place, setPlace] = useState(saved?.place)
  // What was typed and is no place yet.
  const [typed] = useState(() =>
    saved?.texts.place && !saved.place ? { initialText: saved.texts.place } : {},
  )
  const choose = (chosen: Place | undefined) => {
    setPlace(chosen)
    onPlace(chosen)
  }
  const find = useMemo(() => (tab === 'ocean' ? findPort : findDistrictFrom(port)), [tab, port])
  const field = {
    name: 'place',
    label: t(tab === 'ocean' ? 'quoteBox.pod' : 'quoteBox.district'),
    // The code of the place stands here as soon as it is known, and the button below stays where it is.
    help: t('quoteBox.placeHelp'),
    problem: problemOf('place'),
  }
  return (
    <div className={styles.place}>
      {late ? (
        <late.PlaceCombobox
          {...field}
          {...late.formerOf('place')}
          {...typed}
          find={find}
          chosen={place}
          onChosen={choose}
        />
      ) : (
        <TextField
          {...field}
          autoComplete="off"
          defaultValue={place?.name[language] ?? saved?.texts.place ?? ''}
          // What is typed instead of the name of a place is no longer that place.
          onInput={() => choose(undefined)}
        />
      )}
    </div>
  )
}
