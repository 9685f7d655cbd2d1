import { useMemo, useState } from 'react'
import { asHomePort, type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { defaultContainers } from '#domain/quotes/query-defaults.ts'
import { findDistrictFrom, findPort, type Place } from '#web/components/places/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './quote-box.module.css'
import type { Tab } from './tabs.ts'
import type { LateFields } from './use-late-fields.ts'

const types = ['20GP', '40GP', '40HQ']

type QuoteFieldsProps = {
  readonly tab: Tab
  readonly homePort: HomePort
  readonly late: LateFields
  problemOf(name: string): string | undefined
}

/** The few fields that decide on a price; all others keep their defaults. */
export function QuoteFields({ tab, homePort, late, problemOf }: QuoteFieldsProps) {
  const { t } = useTranslation('home')
  const [port, setPort] = useState(homePort)
  const isMoved = tab === 'ocean' || tab === 'trucking'
  const count = (name: 'count' | 'days' | 'cbm', defaultValue: string) => (
    <TextField
      name={name}
      label={t(`quoteBox.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={defaultValue}
      problem={problemOf(name)}
    />
  )
  return (
    <>
      <div className={styles.port}>
        <SelectField
          name="port"
          label={t('quoteBox.port')}
          defaultValue={homePort}
          choices={homePorts.map((code) => ({ value: code, label: t(`quoteBox.ports.${code}`) }))}
          onChosen={(code) => setPort(asHomePort(code) ?? homePort)}
        />
      </div>
      {isMoved ? (
        <>
          <PlaceToFind
            key={tab === 'ocean' ? tab : port}
            tab={tab}
            port={port}
            late={late}
            problemOf={problemOf}
          />
          <div className={styles.moved}>
            <SelectField
              name="type"
              label={t('quoteBox.type')}
              defaultValue={defaultContainers.type}
              choices={types.map((type) => ({ value: type, label: type }))}
            />
            {count('count', '1')}
            <div className={styles.day}>
              <Day late={late} problem={problemOf('day')} />
            </div>
          </div>
        </>
      ) : (
        <>
          {tab === 'warehouse' ? count('cbm', '20') : count('count', '1')}
          {count('days', '15')}
        </>
      )}
    </>
  )
}

/** The earliest day of departure or pick-up; without one, the price is for today. */
function Day({ late, problem }: Pick<QuoteFieldsProps, 'late'> & { readonly problem: string | undefined }) {
  const { t } = useTranslation('home')
  const field = { name: 'day', label: t('quoteBox.day'), placeholder: t('quoteBox.dayFormat'), problem }
  return late ? <late.PlainDayField {...field} /> : <TextField {...field} autoComplete="off" />
}

type PlaceToFindProps = Pick<QuoteFieldsProps, 'tab' | 'late' | 'problemOf'> & { readonly port: HomePort }

/** The port of discharge, or a district that trucks of the port serve. */
function PlaceToFind({ tab, port, late, problemOf }: PlaceToFindProps) {
  const { t } = useTranslation('home')
  const [place, setPlace] = useState<Place>()
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
        <late.PlaceCombobox {...field} find={find} chosen={place} onChosen={setPlace} />
      ) : (
        <TextField {...field} autoComplete="off" />
      )}
    </div>
  )
}
